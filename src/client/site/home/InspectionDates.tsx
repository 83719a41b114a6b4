import { chakra } from '@chakra-ui/react';
import { CalendarClock, Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../../model/format/formatDay';
import { groupOf } from '../../../model/site/brands';
import type { DueInspections } from '../../../model/site/screens/dueInspections';
import {
  addYears,
  dueInspections,
  firstYear,
  isBeforeHeatingSeason,
  mayBeLast,
} from '../../../model/site/screens/dueInspections';
import { isCode } from '../../../model/site/screens/inspections';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { controlStyle } from '../../ui/components/controlStyle';
import { Container, Section } from '../../ui/components/page/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
});

const Sheet = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '4px',
    borderTopColor: 'accent.solid',
    padding: { base: '4', md: '5' },
    '& + &': { marginTop: '5' },
  },
});

const Code = chakra('span', {
  base: {
    flexShrink: '0',
    minWidth: '10',
    paddingInline: '1.5',
    textAlign: 'center',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    '& > svg': { display: 'inline', verticalAlign: '-0.15em' },
    color: 'accent.solid',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'accent.solid',
    borderRadius: 'sm',
  },
});

const DayInput = chakra('input', {
  base: {
    ...controlStyle,
    display: 'block',
    minHeight: '11',
    paddingInline: '3',
    maxWidth: 'full',
  },
});

const Inspections = ({ inspections }: Pick<DueInspections, 'inspections'>) => {
  const text = useTexts('home');
  const shared = useTexts('shared');
  return (
    <chakra.ul
      marginTop="4"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="2"
      css={{ '& > li': { display: 'flex', alignItems: 'baseline', gap: '2' } }}
    >
      {inspections.map(({ type, code }) => (
        <li key={type}>
          <Code>{code && isCode(shared(code)) ? shared(code) : <Check aria-hidden="true" size={16} />}</Code>
          {code ? shared(type) : text('dates-meter', { product: shared(type) })}
        </li>
      ))}
    </chakra.ul>
  );
};

/** The inspections of an interval: their names, and when they are due again after a date that the visitor enters. */
const DueGroup = ({ group: { years, interval, inspections } }: { group: DueInspections }) => {
  const text = useTexts('home');
  const language = useAppSelector(selectLanguage);
  const today = useAppSelector(({ site }) => site.today);
  const [last, setLast] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) setLast(field.current.value); // chosen on the page of the server, before hydration
  }, []);
  const due = mayBeLast(last, today) ? addYears(last, years) : undefined;
  const isWrong = last !== '' && !due && !(isTyping && last.startsWith('0')); // a typed year is 0002, then 0020
  return (
    <Sheet>
      <chakra.div display="flex" flexWrap="wrap" gap="4" justifyContent="space-between" alignItems="start">
        <chakra.h3
          display="flex"
          gap="2.5"
          alignItems="center"
          fontSize="2xl"
          lineHeight="snug"
          css={{ '& > svg': { color: 'accent.solid' } }}
        >
          <CalendarClock aria-hidden="true" size={26} />
          {text('dates-every', { interval })}
        </chakra.h3>
        <div>
          <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold">
            {text('dates-last')}
          </chakra.label>
          <DayInput
            ref={field}
            id={id}
            type="date"
            max={today}
            aria-invalid={isWrong || undefined}
            borderColor={isWrong ? 'danger.solid' : undefined}
            aria-describedby={isWrong ? `${id}problem` : undefined}
            value={last}
            onChange={({ target }) => {
              setLast(target.value);
              setIsTyping(true);
            }}
            onBlur={() => setIsTyping(false)}
          />
          {isWrong ? (
            <chakra.p id={`${id}problem`} role="status" marginTop="1.5" fontSize="sm" color="danger.solid">
              {text('dates-wrong', { year: String(firstYear) })}
            </chakra.p>
          ) : null}
        </div>
      </chakra.div>
      <Inspections inspections={inspections} />
      <chakra.p
        role="status"
        marginTop={due ? '3' : undefined}
        fontFamily="heading"
        fontSize="xl"
        fontWeight="bold"
      >
        {due
          ? text(due < today ? 'dates-overdue' : 'dates-next', {
              date: formatDay(due, language, { year: 'numeric' }),
            })
          : null}
      </chakra.p>
    </Sheet>
  );
};

/** The dates of the next inspections, and the advice for the season. */
export function InspectionDates() {
  const text = useTexts('home');
  const shared = useTexts('shared');
  const brand = useAppSelector(selectBrand);
  const today = useAppSelector(({ site }) => site.today);
  const link = useInquiryLink('inspection');
  return (
    <Section aria-labelledby="next-inspection">
      <Container>
        <Layout>
          <div>
            <chakra.h2 id="next-inspection" fontSize="3xl">
              {text('dates-title')}
            </chakra.h2>
            <chakra.p marginTop="3" fontSize="lg" color="fg.muted">
              {text('dates-text')}
            </chakra.p>
            <chakra.p
              marginTop="5"
              padding="4"
              bg="accent.subtle"
              borderStartWidth="4px"
              borderStyle="solid"
              borderColor="accent.solid"
            >
              {text(isBeforeHeatingSeason(today) ? 'season-before' : 'season-during')}
            </chakra.p>
            <chakra.div marginTop="5" display="flex" flexWrap="wrap" gap="3">
              <TelephoneButton topic="inspection" />
              <LinkButton {...link}>{text('dates-ask')}</LinkButton>
            </chakra.div>
          </div>
          <div>
            {dueInspections(groupOf(brand), (key) => shared(key)).map((group) => (
              <DueGroup key={group.years} group={group} />
            ))}
          </div>
        </Layout>
      </Container>
    </Section>
  );
}
