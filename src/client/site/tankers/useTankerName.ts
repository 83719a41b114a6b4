import type { Row } from '../../../model/schema/entities';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';

/** The name of a tanker, or the title of its page if it has none. */
export function useTankerName(tanker: Row<'tanker'>): string {
  const title = useTexts('titles')('tanker');
  return useLocalized()(tanker, 'name').trim() || title;
}
