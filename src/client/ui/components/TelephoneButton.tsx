import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { telephoneLink } from '../../../model/format/telephones';
import type { Topic } from '../../../model/inquiries/topics';
import { rowOfTopic } from '../../../model/site/screens/contact/rowOfTopic';
import { useContactRows } from '../../store/content/contactRows';
import { AnchorButton } from './button';

interface TelephoneButtonProps extends Pick<ComponentProps<typeof AnchorButton>, 'variant'> {
  readonly topic: Topic;
  readonly locationId?: number;
}

/** A link that dials and shows the company's number for a topic; nothing where it has no digits to dial. */
export function TelephoneButton({ topic, locationId, variant = 'outline' }: TelephoneButtonProps) {
  const number = rowOfTopic(useContactRows('telephone', locationId), topic)?.telephone;
  const link = number && telephoneLink(number);
  if (!link) return null;
  return (
    <AnchorButton href={link} variant={variant} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Phone aria-hidden="true" size={20} />
      {number}
    </AnchorButton>
  );
}
