import type { NewRow } from '../../model/schema/entities';
import { list } from './rows';

export const locations: readonly NewRow<'location'>[] = list({}, [
  { nameEn: 'Trois-Rivières' },
  { nameEn: 'Lévis' },
]);
