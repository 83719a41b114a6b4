import { norcuve } from './employees/norcuve';
import { propacuve } from './employees/propacuve';
import { rubicuve } from './employees/rubicuve';
import type { FirstRow } from './rows';
import { list } from './rows';

export const employees: readonly FirstRow<'employee'>[] = [
  ...list({ company: 'Norcuve' } as const, norcuve),
  ...list({ company: 'Rubicuve' } as const, rubicuve),
  ...list({ company: 'Propacuve' } as const, propacuve),
];
