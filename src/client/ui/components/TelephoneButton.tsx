import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { telephoneLink } from '../../../model/format/telephones';
import { AnchorButton } from './button';

interface TelephoneButtonProps extends Pick<ComponentProps<typeof AnchorButton>, 'look'> {
  /** The number as people write it; nothing is shown where there is nothing to dial. */
  readonly number: string | undefined;
}

/** A button that dials, and says the number for whoever has no telephone at hand. */
export const TelephoneButton = ({ number, look = 'outline' }: TelephoneButtonProps) => {
  const link = number && telephoneLink(number);
  if (!link) return null;
  return (
    <AnchorButton href={link} look={look} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Phone aria-hidden="true" size={20} />
      {number}
    </AnchorButton>
  );
};
