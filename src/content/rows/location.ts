import type { FirstRow } from './rows';
import { list } from './rows';

export const locations: readonly FirstRow<'location'>[] = list({}, [
  { nameEn: 'Trois-Rivières' },
  { nameEn: 'Lévis' },
]);
