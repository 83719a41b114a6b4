import type { Place } from './brands';
import { fill } from '../text/texts';

/**
 * The service that draws maps: another one is named here, and the page's security policy follows. In each address
 * `{latitude}` and `{longitude}` are those of the place; `{west}`, `{south}`, `{east}` and `{north}` bound what is shown.
 */
export const mapService = {
  /** What a frame may load. */
  origin: 'https://www.openstreetmap.org',
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox={west}%2C{south}%2C{east}%2C{north}&layer=mapnik&marker={latitude}%2C{longitude}',
  page: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=16/{latitude}/{longitude}',
  directions: 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}',
} as const;

/** How far the map reaches from the place to each side, in degrees: about 600 m by 450 m. */
const reach = { longitude: 0.008, latitude: 0.004 } as const;

export interface MapAddresses {
  readonly embed: string;
  readonly page: string;
  readonly directions: string;
}

type Coordinates = Pick<Place, 'latitude' | 'longitude'>;

/** The addresses of the maps of a place. */
export const mapAddresses = ({ latitude, longitude }: Coordinates): MapAddresses => {
  const values = {
    latitude,
    longitude,
    west: (longitude - reach.longitude).toFixed(5),
    east: (longitude + reach.longitude).toFixed(5),
    south: (latitude - reach.latitude).toFixed(5),
    north: (latitude + reach.latitude).toFixed(5),
  };
  return {
    embed: fill(mapService.embed, values),
    page: fill(mapService.page, values),
    directions: fill(mapService.directions, values),
  };
};
