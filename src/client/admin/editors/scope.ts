import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { BrandGroup, Company } from '../../../model/site/brands';
import { brandGroups, companies, groupOf } from '../../../model/site/brands';
import type { EntityName } from '../../../model/schema/entities';
import type { FieldKind } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import type { NewRow } from '../requests/entityRequests';

/** What is chosen before a list is seen: the brand group, the company, or nothing. */
export interface Scope {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  /** What the choice is between. */
  readonly label: string;
  /** Stays while one edits, and in the address, so that a reload shows the same list. */
  readonly choose: (value: string) => void;
  readonly rowFilter: (row: StoredRow) => boolean;
  /** The columns of a new row that follow from the choice. */
  readonly presetValues: NewRow;
}

const columnOfKind = (entity: EntityName, kind: FieldKind): string | undefined =>
  columnsOfEntity(entity).find(({ field }) => field.kind === kind)?.name;

/** A choice that stands in the address. */
const useChoice = <Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): readonly [Value, (value: string) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(name);
  const choose = useCallback(
    (value: string) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [name, setParameters],
  );
  return [values.find((value) => value === given) ?? initial, choose];
};

/** The brand group that is edited; at first that of the site one is on. */
export const useBrandGroup = () => {
  const text = useTexts('admin');
  const initial = groupOf(useAppSelector(selectBrand));
  const [chosen, choose] = useChoice<BrandGroup>('brand', brandGroups, initial);
  return {
    chosen,
    choose,
    label: text('brand-group'),
    choices: brandGroups.map((value) => ({ value, label: text(`brand-group-${value}`) })),
  };
};

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

/** What has to be chosen before the rows of a kind of content are seen, by the fields that it has. */
export const useScope = (entity: EntityName): Scope | null => {
  const brandColumn = columnOfKind(entity, 'brandFlag');
  const companyColumn = columnOfKind(entity, 'company');
  const brandGroup = useBrandGroup();
  const company = useCompany();
  const column = brandColumn ?? companyColumn;
  const value = brandColumn ? brandGroup.chosen === 'propane' : company.chosen;
  const decided = useMemo(
    () =>
      column === undefined
        ? null
        : { presetValues: { [column]: value }, rowFilter: (row: StoredRow) => row[column] === value },
    [column, value],
  );
  return decided && { ...(brandColumn ? brandGroup : company), ...decided };
};
