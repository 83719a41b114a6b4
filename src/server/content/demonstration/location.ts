import type { NewRow } from '../../../model/entities';
import { list } from './rows';

export const locations: readonly NewRow<'location'>[] = list({}, [
  { nameEn: 'Trois-Rivières' },
  { nameEn: 'Lévis' },
]);
