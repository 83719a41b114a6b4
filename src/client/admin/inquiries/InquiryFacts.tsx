import { chakra } from '@chakra-ui/react';
import { FormattedDate } from 'react-intl';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { useTexts } from '../../ui/text/useTexts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    fontSize: 'sm',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { overflowWrap: 'anywhere' },
  },
});

interface InquiryFactsProps {
  readonly inquiry: Inquiry;
  /** Whether the state of its mails is shown elsewhere. */
  readonly hidesMail: boolean;
}

/** The vehicle, the week, the language and the mails of an inquiry, and the day on which it is erased. */
export function InquiryFacts({ inquiry, hidesMail }: InquiryFactsProps) {
  const text = useTexts('inbox');
  const { vehicle, week, language, mail, erasedAt } = inquiry;
  const typed = (['vehicle', 'week'] as const).filter((field) => inquiry[field] !== '');
  const values = { vehicle, week };
  return (
    <Facts>
      {typed.map((field) => (
        <chakra.div key={field} display="contents">
          <dt>{text(field)}</dt>
          <dd lang={language}>{values[field]}</dd>
        </chakra.div>
      ))}
      <dt>{text('language')}</dt>
      <dd>{text(`language-${language}`)}</dd>
      {hidesMail ? null : (
        <>
          <dt>{text('mails')}</dt>
          <dd>{text(`mail-${mail}`)}</dd>
        </>
      )}
      <dt>{text('erased')}</dt>
      <dd>
        <time dateTime={new Date(erasedAt).toISOString()}>
          <FormattedDate value={erasedAt} dateStyle="long" />
        </time>
      </dd>
    </Facts>
  );
}
