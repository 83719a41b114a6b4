import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { telephoneLink } from '../../../model/format/telephones';
import { AnchorButton } from './button';

interface TelephoneButtonProps extends Pick<ComponentProps<typeof AnchorButton>, 'variant'> {
  /** The number as written; without digits to dial, nothing is shown. */
  readonly number: string | undefined;
}

/** A link that dials and shows the number. */
export function TelephoneButton({ number, variant = 'outline' }: TelephoneButtonProps) {
  const link = number && telephoneLink(number);
  if (!link) return null;
  return (
    <AnchorButton href={link} variant={variant} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Phone aria-hidden="true" size={20} />
      {number}
    </AnchorButton>
  );
}
