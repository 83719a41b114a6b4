import { useRows } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';

/** Names a location by its id: by the only name that it has, in both languages. */
export const useLocationName = () => {
  const text = useTexts('editors');
  const locations = useRows('location');
  return (id: unknown): string =>
    locations.find((location) => location.id === Number(id))?.nameEn ?? text('location-unknown');
};
