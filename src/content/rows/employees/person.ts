import type { NewRow } from '../../../model/schema/entities';

/** An employee, without the columns that the company's list adds to all of its rows. */
export type Person = Omit<NewRow<'employee'>, 'company' | 'displayOrder'>;

export function role(roleEn: string, roleFr: string) {
  return { roleEn, roleFr };
}
