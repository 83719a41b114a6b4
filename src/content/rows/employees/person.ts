import type { NewRow } from '../../../model/schema/entities';

/** A person, without what the company's list says of everybody in it. */
export type Person = Omit<NewRow<'employee'>, 'company' | 'displayOrder'>;

export const role = (roleEn: string, roleFr: string) => ({ roleEn, roleFr });
