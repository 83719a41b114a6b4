import { useRows } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';

/** Returns the name of a location by its id. A location has one name for both languages. */
export function useLocationName() {
  const text = useTexts('editors');
  const locations = useRows('location');
  return (id: unknown): string =>
    locations.find((location) => location.id === Number(id))?.nameEn ?? text('location-unknown');
}
