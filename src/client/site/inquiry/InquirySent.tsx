import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Topic } from '../../../model/inquiries/topics';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';

interface InquirySentProps {
  readonly reference: string;
  readonly topic: Topic;
}

/** Says that a question has arrived, with its reference and the next step. */
export function InquirySent({ reference, topic }: InquirySentProps) {
  const text = useTexts('inquiry');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.h2
        ref={title}
        tabIndex={-1}
        display="flex"
        alignItems="center"
        gap="3"
        fontSize="2xl"
        outline="none"
      >
        <chakra.span color="success.solid" aria-hidden="true">
          <CircleCheck size={32} />
        </chakra.span>
        {text('sent-title')}
      </chakra.h2>
      <p>
        {text('sent-reference')}
        <chakra.strong
          display="block"
          fontFamily="heading"
          fontWeight="heavy"
          fontSize="3xl"
          letterSpacing="label"
          lineHeight="snug"
        >
          {reference}
        </chakra.strong>
      </p>
      <chakra.p maxWidth="prose">{text(`next-${topic}`)}</chakra.p>
      <p>{text('sent-call')}</p>
      <TelephoneButton topic={topic} />
    </chakra.div>
  );
}
