import { valuesIn } from '../../../facets/selection';
import type { Row } from '../../../schema/entities';
import { foldWord } from '../../../text/foldWord';
import { readRowId } from '../../paths';
import { compareParameter } from '../listPage';
import type { TankerSpecification, ValueFormat } from './tankerSpecifications';
import { specificationFields, tankerSpecifications } from './tankerSpecifications';

type Tanker = Row<'tanker'>;

/** More columns cannot be read side by side. */
export const maxCompared = 4;

interface Compared {
  readonly tankers: readonly Tanker[];
  /** How many tankers of the address are not on the site any more. */
  readonly goneCount: number;
  /** The tankers of the address above the limit: without scripts any number can be ticked. */
  readonly leftOut: readonly Tanker[];
}

/** The tankers that an address compares; undefined where it compares none. */
export function comparedTankers(all: readonly Tanker[], search: string): Compared | undefined {
  const values = valuesIn(new URLSearchParams(search), compareParameter);
  const ids = values.flatMap((value) => readRowId(value) ?? []);
  if (ids.length === 0) return undefined;
  const tankers = ids.flatMap((id) => all.find((tanker) => tanker.id === id) ?? []);
  return {
    tankers: tankers.slice(0, maxCompared),
    leftOut: tankers.slice(maxCompared),
    goneCount: ids.length - tankers.length,
  };
}

/** A line of the comparison: a specification, with the value of each tanker, '' where it is unknown. */
export interface ComparedLine extends Pick<TankerSpecification, 'field' | 'label'> {
  readonly values: readonly Pick<TankerSpecification, 'value' | 'lang'>[];
  readonly differs: boolean;
}

/** Each specification that one of the tankers has: those that differ first, then the equal ones. */
export function comparisonLines(tankers: readonly Tanker[], format: ValueFormat): readonly ComparedLine[] {
  const columns = tankers.map((tanker) => tankerSpecifications(tanker, format));
  const lines = specificationFields.flatMap((field): readonly ComparedLine[] => {
    const cells = columns.map((column) => column.find((each) => each.field === field));
    const known = cells.find((each) => each !== undefined);
    if (!known) return [];
    const meanings = cells.map((each) => foldWord(each?.value ?? ''));
    return [
      {
        field,
        label: known.label,
        values: cells.map((each) => ({ value: each?.value ?? '', lang: each?.lang })),
        differs: new Set(meanings).size > 1,
      },
    ];
  });
  return [...lines.filter(({ differs }) => differs), ...lines.filter(({ differs }) => !differs)];
}
