import { chakra } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { hasUnsentMail } from '../../../model/inquiries/inquiry';
import { brands } from '../../../model/site/brands';
import { isTyping } from '../../ui/navigation/isTyping';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';
import { InquiryActions } from './InquiryActions';
import { InquiryContact } from './InquiryContact';
import { InquiryFacts } from './InquiryFacts';
import { InquiryNote } from './InquiryNote';
import { InquiryUnits } from './InquiryUnits';
import { StateMark } from './StateMark';
import { MailWarning } from 'lucide-react';

/** Says that the mails of an inquiry were not sent, and what to do. It is no alert: the list may have many. */
function MailFailure({ mail }: Pick<Inquiry, 'mail'>) {
  const text = useTexts('inbox');
  return (
    <chakra.p
      display="flex"
      gap="3"
      alignItems="flex-start"
      padding="3"
      bg="danger.subtle"
      color="danger.strong"
      fontWeight="medium"
    >
      <MailWarning aria-hidden="true" size={22} style={{ flexShrink: 0, marginTop: 2 }} />
      <span>
        <strong>{text('mails')}</strong>
        {' – '}
        {text(mail === 'failed' ? 'mail-failed' : 'mail-late')}
      </span>
    </chakra.p>
  );
}

/** The subject, the brand, the time and the reference of an inquiry. */
const Origin = ({ inquiry: { subject, brand, at, reference } }: { readonly inquiry: Inquiry }) => {
  const text = useTexts('inbox');
  const formatDateTime = useFormatDateTime('long');
  return (
    <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {text(`subject-${subject}`)}
      {' · '}
      {brands[brand].name}
      {' · '}
      <chakra.time dateTime={new Date(at).toISOString()} whiteSpace="nowrap">
        {formatDateTime(at)}
      </chakra.time>
      {' · '}
      <chakra.span whiteSpace="nowrap">
        {text('reference')}{' '}
        <chakra.strong fontWeight="semibold" letterSpacing="label" color="fg.default" userSelect="all">
          {reference}
        </chakra.strong>
      </chakra.span>
    </chakra.p>
  );
};

const Frame = chakra('li', {
  base: {
    display: 'grid',
    gap: '4',
    minWidth: '0',
    padding: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
  },
  variants: {
    state: {
      new: { borderInlineStartColor: 'accent.solid' },
      taken: { borderInlineStartColor: 'line.strong' },
      answered: { borderInlineStartColor: 'line.subtle' },
    },
  },
});

interface InquiryItemProps {
  readonly inquiry: Inquiry;
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
  /** Called when the inquiry was erased, so that the focus finds another place. */
  readonly onErased: () => void;
}

/** An inquiry: the visitor, the question, the units, the state and the actions. */
export const InquiryItem = memo(({ inquiry, now, onErased }: InquiryItemProps) => {
  const text = useTexts('inbox');
  const { name, message, language, state, reference, mail } = inquiry;
  const isUnsent = hasUnsentMail(inquiry, now);
  const titleId = `inquiry-${reference}`;
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = (): void => {
    if (!isTyping(document.activeElement)) title.current?.focus();
  };
  return (
    <Frame state={state} aria-labelledby={titleId}>
      <chakra.div display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <chakra.h2
            id={titleId}
            ref={title}
            data-item=""
            tabIndex={-1}
            fontSize="xl"
            overflowWrap="anywhere"
            minWidth="0"
          >
            {name}
          </chakra.h2>
          <StateMark inquiry={inquiry} />
        </chakra.div>
        <Origin inquiry={inquiry} />
      </chakra.div>
      {isUnsent ? <MailFailure mail={mail} /> : null}
      <chakra.div
        display="grid"
        gap={{ base: '4', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <chakra.div display="grid" gap="4" alignContent="start">
          <InquiryUnits inquiry={inquiry} />
          <chakra.div>
            <chakra.h3 srOnly>{text('message')}</chakra.h3>
            <chakra.p lang={language} maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {message}
            </chakra.p>
          </chakra.div>
          <InquiryContact inquiry={inquiry} />
        </chakra.div>
        <chakra.div display="grid" gap="4" alignContent="start">
          <InquiryFacts inquiry={inquiry} hidesMail={isUnsent} />
          <InquiryNote inquiry={inquiry} />
        </chakra.div>
      </chakra.div>
      <InquiryActions inquiry={inquiry} onChanged={focusTitle} onErased={onErased} />
    </Frame>
  );
});
InquiryItem.displayName = 'InquiryItem';
