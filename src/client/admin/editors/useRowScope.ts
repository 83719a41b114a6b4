import { useMemo } from 'react';
import type { BrandGroup, Company } from '../../../model/site/brands';
import { brandGroups, companies, groupOf } from '../../../model/site/brands';
import type { EntityName } from '../../../model/schema/entities';
import type { FieldKind } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { useQueryParameter } from '../../ui/navigation/useQueryParameter';
import { useTexts } from '../../ui/text/useTexts';
import type { Place } from '../list/useToastExtras';
import type { NewRowValues } from '../requests/entityRequests';

/** The choice that decides which rows a list shows: the brand group or the company. */
export interface RowScope {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  /** The label of the choice. */
  readonly label: string;
  /** Stores the choice in the URL, so that it stays during editing and after a reload. */
  readonly choose: (value: string) => void;
  readonly rowFilter: (row: StoredRow) => boolean;
  /** Where a row that this list does not show is shown: the name of the choice, and the query of its URL. */
  readonly placeOf: (row: StoredRow) => Place | undefined;
  /** The values of a new row that follow from the choice. */
  readonly presetValues: NewRowValues;
}

const groupOfFlag = (isPropane: boolean): BrandGroup => (isPropane ? 'propane' : 'fuel');

const columnOfKind = (entity: EntityName, kind: FieldKind): string | undefined =>
  columnsOfEntity(entity).find(({ field }) => field.kind === kind)?.name;

/** A choice that is stored in a query parameter of the URL. */
const useChoice = <Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): readonly [Value, (value: string) => void] => {
  const { value: stored, replace } = useQueryParameter(name);
  return [values.find((value) => value === stored) ?? initial, replace];
};

/** The brand group to edit; at first the one of the current site. */
export function useBrandGroup() {
  const text = useTexts('admin');
  const initial = groupOf(useAppSelector(selectBrand));
  const [chosen, choose] = useChoice<BrandGroup>('brand', brandGroups, initial);
  return {
    chosen,
    choose,
    label: text('brand-group'),
    choices: brandGroups.map((value) => ({ value, label: text(`brand-group-${value}`) })),
  };
}

const useCompany = () => {
  const text = useTexts('super');
  const { name } = useAppSelector(selectBrand);
  const [chosen, choose] = useChoice<Company>('company', companies, name);
  return {
    chosen,
    choose,
    label: text('company'),
    choices: companies.map((value) => ({ value, label: value })),
  };
};

/** The choice that the rows of an entity need, by its fields; null if they need none. */
export function useRowScope(entity: EntityName): RowScope | null {
  const brandColumn = columnOfKind(entity, 'brandFlag');
  const companyColumn = columnOfKind(entity, 'company');
  const brandGroup = useBrandGroup();
  const company = useCompany();
  const column = brandColumn ?? companyColumn;
  const value = brandColumn ? brandGroup.chosen === 'propane' : company.chosen;
  const selection = useMemo(
    () =>
      column === undefined
        ? null
        : { presetValues: { [column]: value }, rowFilter: (row: StoredRow) => row[column] === value },
    [column, value],
  );
  const scope = brandColumn ? brandGroup : company;
  const placeOf: RowScope['placeOf'] = (row) => {
    const choice = brandColumn ? groupOfFlag(row[brandColumn] === true) : String(row[column ?? ''] ?? '');
    const place = scope.choices.find(({ value: each }) => each === choice);
    const query = new URLSearchParams({ [brandColumn ? 'brand' : 'company']: choice });
    return place && { label: place.label, query: `?${query.toString()}` };
  };
  return selection && { ...scope, ...selection, placeOf };
}
