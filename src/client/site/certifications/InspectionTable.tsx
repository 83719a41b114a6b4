import { chakra } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useTexts } from '../../ui/text/useTexts';
import type { Inspection } from '../../../model/site/screens/inspections';
import { isCode } from '../../../model/site/screens/inspections';

/** A row: three columns on wide screens; on a phone the code is before the inspection, and the interval below it. */
const Line = chakra('tr', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '3',
    paddingInline: { base: '3', md: '5' },
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.subtle',
    _even: { bg: 'bg.sunken' },
  },
  variants: {
    columns: {
      coded: {
        gridTemplateColumns: { base: '3.25rem minmax(0, 1fr)', md: '3.25rem minmax(0, 1fr) 8rem' },
        gridTemplateAreas: { base: '"code type" "code interval"', md: '"code type interval"' },
      },
      plain: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(5rem, auto)',
        gridTemplateAreas: '"type interval"',
      },
    },
  },
});

/** The table head. On a phone, a table with codes has no visible columns: its head is for screen readers only. */
const Heads = chakra('thead', {
  base: {
    display: 'block',
    bg: 'accent.solid',
    color: 'fg.onAccent',
    '& th': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'snug', textAlign: 'start' },
  },
  variants: { columns: { coded: { srOnly: { base: true, md: false } }, plain: {} } },
});

const Code = chakra('td', {
  base: {
    gridArea: 'code',
    justifySelf: 'start',
    minWidth: '11',
    paddingInline: '1.5',
    paddingBlock: '1',
    textAlign: 'center',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    fontSize: 'lg',
    lineHeight: 'snug',
  },
  variants: {
    isStamped: {
      true: {
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'accent.solid',
        borderRadius: 'sm',
        color: 'accent.solid',
        bg: 'bg.surface',
      },
      false: { color: 'fg.muted' },
    },
  },
});

const Type = chakra('th', {
  base: { gridArea: 'type', textAlign: 'start', fontWeight: 'semibold', lineHeight: 'snug' },
});

const Interval = chakra('td', {
  base: {
    gridArea: 'interval',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    '& svg': { color: 'accent.solid', flexShrink: '0' },
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'lg',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface InspectionTableProps {
  readonly inspections: readonly Inspection[];
  readonly caption: string;
  /** Whether the inspections have codes. */
  readonly hasCodes: boolean;
  /** The heading of the first column. */
  readonly subject: string;
}

/** Inspections with codes and intervals. `display: grid` removes the implicit table roles, so they are set explicitly. */
export function InspectionTable({ inspections, caption, hasCodes, subject }: InspectionTableProps) {
  const text = useTexts('shared');
  const columns = hasCodes ? 'coded' : 'plain';
  return (
    <chakra.table role="table" display="block" aria-label={caption}>
      <Heads role="rowgroup" columns={columns}>
        <Line role="row" columns={columns} borderTopWidth="0">
          {hasCodes ? (
            <chakra.th role="columnheader" scope="col" gridArea="code">
              {text('code')}
            </chakra.th>
          ) : null}
          <chakra.th role="columnheader" scope="col" gridArea="type">
            {subject}
          </chakra.th>
          <chakra.th role="columnheader" scope="col" gridArea="interval">
            {text('interval')}
          </chakra.th>
        </Line>
      </Heads>
      <chakra.tbody role="rowgroup" display="block">
        {inspections.map(({ type, code, interval }) => (
          <Line key={type} role="row" columns={columns}>
            {code ? (
              <Code role="cell" isStamped={isCode(text(code))}>
                {text(code)}
              </Code>
            ) : null}
            <Type role="rowheader" scope="row">
              {text(type)}
            </Type>
            <Interval role="cell">
              <chakra.span hideFrom="md" aria-hidden="true">
                <CalendarClock size={18} />
              </chakra.span>
              {text(interval)}
            </Interval>
          </Line>
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}
