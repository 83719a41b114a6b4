import { chakra } from '@chakra-ui/react';
import type { EntityName } from '../../../model/schema/entities';
import { useContactRows } from '../../store/content/contactRows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useLocalized } from '../../ui/text/useLocalized';
import { OpenNow } from '../../ui/hours/LazyOpenNow';
import { RowMark } from '../../ui/preview/RowMark';
import { useTexts } from '../../ui/text/useTexts';
import { ContactSection } from './ContactSection';
import { comingExceptions } from '../../../model/site/screens/contact/openingExceptions';
import {
  exceptionDays,
  fridayDepartments,
  fridayKeys,
  openingHours,
} from '../../../model/site/screens/contact/openingHours';

const Table = chakra('table', {
  base: {
    display: 'block',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '4px',
    borderTopColor: 'accent.solid',
    lineHeight: 'snug',
    '& tbody': { display: 'block' },
    '& tbody:last-of-type > tr:last-of-type': { borderBottomWidth: '0' },
  },
});

/** A row: the hours are beside their name, or below it on narrow screens, so that they stay in one piece. */
const Line = chakra('tr', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '2.5',
    paddingInline: '4',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'line.subtle',
    '& th': { flex: '1 1 10rem', textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& th::first-letter': { textTransform: 'uppercase' }, // days in French
    '& td': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

const Day = chakra('th', {
  base: { '&&': { fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg' } },
});

const Note = chakra('span', { base: { display: 'block', color: 'fg.muted' } });

interface HoursLine {
  readonly id: string | number;
  readonly name: string;
  readonly hours: string;
  readonly note?: string;
  readonly entity?: EntityName;
}

const Lines = ({ lines }: { lines: readonly HoursLine[] }) =>
  lines.map(({ id, name, hours, note, entity }) => (
    <Line key={id} role="row">
      <th role="rowheader" scope="row">
        {name}
        {entity ? <RowMark entity={entity} id={Number(id)} shape="line" /> : null}
        {note ? <Note>{note}</Note> : null}
      </th>
      <td role="cell">{hours}</td>
    </Line>
  ));

/** Lines below each other, under a name that they share. */
const Group = ({ name, lines }: { name: string; lines: readonly HoursLine[] }) =>
  lines.length === 0 ? null : (
    <tbody role="rowgroup">
      <Line role="row" bg="bg.sunken">
        <Day role="rowheader" scope="rowgroup" colSpan={2}>
          {name}
        </Day>
      </Line>
      <Lines lines={lines} />
    </tbody>
  );

/** The days with other hours, from today on. */
const useExceptionLines = (): readonly HoursLine[] => {
  const text = useTexts('contact');
  const inLanguage = useLocalized();
  const language = useAppSelector(selectLanguage);
  const today = useAppSelector(({ site }) => site.today);
  return comingExceptions(useContactRows('openingException'), today).map((row) => ({
    id: row.id,
    name: exceptionDays(row, { language, today }, (days) => text('days-from-to', days)),
    entity: 'openingException',
    hours: openingHours(row, language, text('to')) || text('closed'),
    note: inLanguage(row, 'note').trim(),
  }));
};

/**
 * Opening hours: Monday to Thursday from the data, Friday from the texts (specification, section 2), and the days with other
 * hours.
 */
export function Hours() {
  const text = useTexts('contact');
  const inLanguage = useLocalized();
  const language = useAppSelector(selectLanguage);
  const week = useContactRows('opening').map((row) => ({
    id: row.id,
    name: inLanguage(row, 'name'),
    entity: 'opening' as const,
    hours: openingHours(row, language, text('to')),
  }));
  const friday = fridayDepartments
    .map((id) => {
      const keys = fridayKeys(id);
      return { id, name: text(keys.name), hours: text(keys.hours) };
    })
    .filter(({ hours }) => hours !== '');
  const exceptions = useExceptionLines();
  if (week.length + friday.length + exceptions.length === 0) return null;
  return (
    <ContactSection id="hours" title={text('opening-times')}>
      <chakra.p marginBottom="3">
        <OpenNow />
      </chakra.p>
      <Table role="table" aria-labelledby="hours">
        <tbody role="rowgroup">
          <Lines lines={week} />
        </tbody>
        <Group name={text('friday')} lines={friday} />
        <Group name={text('special-hours')} lines={exceptions} />
      </Table>
    </ContactSection>
  );
}
