import type { BrandHosts, BrandId } from './brands';
import { brandOfHost, defaultBrandHosts, isBrandId, recordOfBrands } from './brands';
import { isRecord } from '../isRecord';

/** The page's settings for the client, available before any content: JSON in the element with this id. */
export const siteSettingsElementId = 'site';

export interface SiteSettings {
  readonly brand: BrandId;
  readonly brandHosts: BrandHosts;
  /** The base URL of the API: '' for the page's own origin, else without a trailing slash. */
  readonly apiBaseUrl: string;
  /** The version of the content when the page was rendered; 0 where unknown. */
  readonly contentVersion: number;
}

const isHostList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/**
 * Reads the settings. Missing ones follow from the page's host, so that the client also works where another server hosts
 * its files.
 */
export function readSiteSettings(json: string | undefined, host: string): SiteSettings {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json ?? '{}');
  } catch {
    parsed = {};
  }
  const settings = isRecord(parsed) ? parsed : {};
  const hosts = isRecord(settings.brandHosts) ? settings.brandHosts : {};
  const hostsOf = (id: BrandId): readonly string[] =>
    isHostList(hosts[id]) ? hosts[id] : defaultBrandHosts[id];
  const brandHosts: BrandHosts = recordOfBrands(({ id }) => hostsOf(id));
  const { brand, apiBaseUrl, contentVersion } = settings;
  return {
    brand: isBrandId(brand) ? brand : brandOfHost(host, brandHosts).id,
    brandHosts,
    contentVersion: typeof contentVersion === 'number' ? contentVersion : 0,
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl.replace(/\/+$/, '') : '',
  };
}
