import { chakra } from '@chakra-ui/react';
import { useContactRows } from '../../store/content/contactRows';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { useLocalized } from '../../ui/text/useLocalized';
import { OpenNow } from '../../ui/hours/LazyOpenNow';
import { useTexts } from '../../ui/text/useTexts';
import { ContactSection } from './ContactSection';
import { fridayDepartments, fridayKeys, openingHours } from '../../../model/site/screens/openingHours';

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
    '& td': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

const Day = chakra('th', {
  base: { '&&': { fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg' } },
});

interface HoursLine {
  readonly id: string | number;
  readonly name: string;
  readonly hours: string;
}

const Lines = ({ lines }: { lines: readonly HoursLine[] }) =>
  lines.map(({ id, name, hours }) => (
    <Line key={id} role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      <td role="cell">{hours}</td>
    </Line>
  ));

/** Opening hours: Monday to Thursday from the data, Friday from the texts (specification, section 2). */
export function Hours() {
  const text = useTexts('contact');
  const inLanguage = useLocalized();
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const week = useContactRows('opening').map((row) => ({
    id: row.id,
    name: inLanguage(row, 'name'),
    hours: openingHours(row, language, text('to')),
  }));
  const friday = fridayDepartments
    .map((id) => {
      const keys = fridayKeys(id, brand);
      return { id, name: text(keys.name), hours: text(keys.hours) };
    })
    .filter(({ hours }) => hours !== '');
  if (week.length + friday.length === 0) return null;
  return (
    <ContactSection id="hours" title={text('opening-times')}>
      <chakra.p marginBottom="3">
        <OpenNow />
      </chakra.p>
      <Table role="table" aria-labelledby="hours">
        <tbody role="rowgroup">
          <Lines lines={week} />
        </tbody>
        {friday.length > 0 ? (
          <tbody role="rowgroup">
            <Line role="row" bg="bg.sunken">
              <Day role="rowheader" scope="rowgroup" colSpan={2}>
                {text('friday')}
              </Day>
            </Line>
            <Lines lines={friday} />
          </tbody>
        ) : null}
      </Table>
    </ContactSection>
  );
}
