import type { PostalAddress } from './brands';
import { fillPlaceholders } from '../text/texts';

/**
 * The map service. To use another one, change these URLs: the content security policy reads the origin from here.
 * `{latitude}` and `{longitude}` are those of the place; `{west}`, `{south}`, `{east}` and `{north}` bound the map.
 */
export const mapService = {
  /** The origin that frames may load. */
  origin: 'https://www.openstreetmap.org',
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox={west}%2C{south}%2C{east}%2C{north}&layer=mapnik&marker={latitude}%2C{longitude}',
  page: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=16/{latitude}/{longitude}',
  directions: 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}',
} as const;

/** The distance from the place to each edge of the map, in degrees: about 600 m by 450 m. */
const extent = { longitude: 0.008, latitude: 0.004 } as const;

export interface MapAddresses {
  readonly embed: string;
  readonly page: string;
  readonly directions: string;
}

/** The map program of a phone. An Apple device has its own; on others, the visitor chooses one. */
const phoneMaps = {
  apple: 'https://maps.apple.com/?daddr={latitude},{longitude}',
  android: 'geo:{latitude},{longitude}?q={latitude},{longitude}',
} as const;

/** The link to directions in the map program of a phone; undefined for other devices. It leaves no trace at a map service. */
export function phoneDirections({ latitude, longitude }: Coordinates, userAgent: string): string | undefined {
  const link = /iPhone|iPad|iPod/.test(userAgent)
    ? phoneMaps.apple
    : userAgent.includes('Android')
      ? phoneMaps.android
      : undefined;
  return link && fillPlaceholders(link, { latitude, longitude });
}

type Coordinates = Pick<PostalAddress, 'latitude' | 'longitude'>;

/** The map URLs of a place. */
export function mapAddresses({ latitude, longitude }: Coordinates): MapAddresses {
  const values = {
    latitude,
    longitude,
    west: (longitude - extent.longitude).toFixed(5),
    east: (longitude + extent.longitude).toFixed(5),
    south: (latitude - extent.latitude).toFixed(5),
    north: (latitude + extent.latitude).toFixed(5),
  };
  return {
    embed: fillPlaceholders(mapService.embed, values),
    page: fillPlaceholders(mapService.page, values),
    directions: fillPlaceholders(mapService.directions, values),
  };
}
