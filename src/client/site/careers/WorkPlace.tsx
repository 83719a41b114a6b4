import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useRow } from '../../store/hooks';

/** The location of a position; nothing if the location is unknown. */
export function WorkPlace({ locationId }: { locationId: number }) {
  const location = useRow('location', locationId);
  if (!location?.nameEn) return null;
  return (
    <chakra.p
      marginTop="2"
      display="flex"
      alignItems="center"
      gap="2"
      color="fg.muted"
      fontWeight="semibold"
      overflowWrap="anywhere"
    >
      <MapPin aria-hidden="true" size={18} />
      {location.nameEn}
    </chakra.p>
  );
}
