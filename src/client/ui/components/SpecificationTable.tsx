import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';

export interface Specification {
  readonly label: string;
  /** The formatted value; a row with an empty value is left out. */
  readonly value: string;
  /** The language of the value, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Whether it is the heading of the table, over its whole width. Its label is for screen readers only. */
  readonly isLead?: boolean;
}

interface SpecificationTableProps extends Omit<HTMLChakraProps<'table'>, 'children'> {
  readonly rows: readonly Specification[];
  /** The caption for screen readers. */
  readonly caption: string;
}

const Line = chakra('tr', {
  base: {
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.subtle',
    _first: { borderTopWidth: '0' },
  },
});

const Lead = ({ label, value, lang }: Specification) => (
  <Line>
    <chakra.td colSpan={2} paddingBottom="3">
      <chakra.span srOnly>{label} – </chakra.span>
      <chakra.h2 lang={lang} fontSize="lg" fontWeight="bold" lineHeight="snug">
        {value}
      </chakra.h2>
    </chakra.td>
  </Line>
);

const Plain = ({ label, value, lang }: Specification) => (
  <Line>
    <chakra.th
      scope="row"
      textAlign="start"
      verticalAlign="baseline"
      paddingBlock="2"
      paddingEnd="4"
      fontWeight="normal"
      color="fg.muted"
      width="45%"
    >
      {label}
    </chakra.th>
    <chakra.td
      lang={lang}
      verticalAlign="baseline"
      paddingBlock="2"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {value}
    </chakra.td>
  </Line>
);

/** A table of specifications, as on the builder's plate of a tanker. Unknown values are not shown. */
export function SpecificationTable({ rows, caption, ...props }: SpecificationTableProps) {
  const filledRows = rows.filter(({ value }) => value.trim() !== '');
  if (filledRows.length === 0) return null;
  return (
    <chakra.table width="full" borderCollapse="collapse" fontSize="sm" {...props}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <tbody>
        {filledRows.map((row) =>
          row.isLead ? <Lead key={row.label} {...row} /> : <Plain key={row.label} {...row} />,
        )}
      </tbody>
    </chakra.table>
  );
}
