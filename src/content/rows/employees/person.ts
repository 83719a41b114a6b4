import type { FirstRow } from '../rows';

/** An employee, without the columns that the company's list adds to all of its rows. */
export type Person = Omit<FirstRow<'employee'>, 'company' | 'displayOrder'>;

export function role(roleEn: string, roleFr: string) {
  return { roleEn, roleFr };
}
