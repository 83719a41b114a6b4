import { chakra } from '@chakra-ui/react';
import type { SystemStyleObject } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { CollectionReport } from '../../../model/import/report';
import type { TextKey } from '../../../content/texts';
import { useTexts } from '../../ui/text/useTexts';
import { useKindLabel } from '../controls/useKindLabel';

const columns = [
  { name: 'added', label: 'added' },
  { name: 'changed', label: 'changed' },
  { name: 'removed', label: 'removed' },
  { name: 'leftOut', label: 'left-out' },
  { name: 'cleaned', label: 'cleaned' },
] as const satisfies readonly { name: keyof CollectionReport; label: TextKey<'import'> }[];

type Counts = Pick<CollectionReport, (typeof columns)[number]['name']>;

/** A table of numbers; on a phone each row is a card, with the names of the columns beside the numbers. */
const tableStyles: SystemStyleObject = {
  display: { base: 'block', md: 'table' },
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& thead': { display: { base: 'none', md: 'table-header-group' } },
  '& tbody, & tfoot': { display: { base: 'block', md: 'table-row-group' } },
  '& tr': {
    display: { base: 'block', md: 'table-row' },
    paddingBlock: { base: '3', md: '0' },
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.subtle',
  },
  '& thead tr': { borderTopWidth: '0' },
  '& tbody tr:first-of-type': { borderTopWidth: { base: '0', md: '1px' } },
  '& th, & td': { paddingInline: { base: '0', md: '3' }, paddingBlock: { base: '0.5', md: '2.5' } },
  '& th': { textAlign: 'start', fontWeight: 'semibold' },
  '& thead th': { fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
  '& td, & thead th:not(:first-of-type)': { textAlign: { md: 'end' } },
  '& tbody th, & tfoot th': { display: { base: 'block', md: 'table-cell' } },
  '& td': { display: { base: 'flex', md: 'table-cell' }, justifyContent: 'space-between', gap: '3' },
  '& td[data-zero]': { display: { base: 'none', md: 'table-cell' }, color: 'fg.muted' },
  '& td[data-column=removed]:not([data-zero])': { color: 'danger.solid', fontWeight: 'semibold' },
  '& [data-label]': { display: { base: 'inline', md: 'none' }, color: 'fg.muted', fontWeight: 'normal' },
  '& tfoot': { fontWeight: 'semibold' },
  '& tfoot tr': { borderTopWidth: '2px', borderTopColor: 'line.strong' },
};

const Cells = ({ counts }: { readonly counts: Counts }) => {
  const text = useTexts('import');
  const { formatNumber } = useIntl();
  return columns.map(({ name, label }) => (
    <td key={name} data-column={name} {...(counts[name] === 0 && { 'data-zero': '' })}>
      <span data-label="">{text(label)}</span>
      {formatNumber(counts[name])}
    </td>
  ));
};

const hasDifferences = (counts: Counts): boolean => columns.some(({ name }) => counts[name] > 0);

const sumOf = (collections: readonly CollectionReport[]): Counts =>
  Object.fromEntries(
    columns.map(({ name }) => [name, collections.reduce((sum, counts) => sum + counts[name], 0)]),
  ) as unknown as Counts; // each column has its sum

/** How many items of each kind the import adds, changes, removes, leaves out and cleans. */
export function Differences({ collections }: { readonly collections: readonly CollectionReport[] }) {
  const text = useTexts('import');
  const labelOf = useKindLabel();
  const { formatList } = useIntl();
  const different = collections.filter(hasDifferences);
  const others = collections.filter((each) => !hasDifferences(each));
  return (
    <>
      {different.length === 0 ? null : (
        <chakra.table css={tableStyles}>
          <chakra.caption srOnly>{text('differences')}</chakra.caption>
          <thead>
            <tr>
              <th scope="col">{text('kind')}</th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map((counts) => (
              <tr key={counts.collection}>
                <th scope="row">{labelOf(counts.collection)}</th>
                <Cells counts={counts} />
              </tr>
            ))}
          </tbody>
          {different.length > 1 ? (
            <tfoot>
              <tr>
                <th scope="row">{text('total')}</th>
                <Cells counts={sumOf(different)} />
              </tr>
            </tfoot>
          ) : null}
        </chakra.table>
      )}
      {others.length === 0 ? null : (
        <chakra.p fontSize="sm" color="fg.muted">
          {text('unchanged', { kinds: formatList(others.map(({ collection }) => labelOf(collection))) })}
        </chakra.p>
      )}
    </>
  );
}
