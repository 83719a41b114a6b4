import type { BrandHosts, BrandId } from './brands';
import { brandIds, brandOfHost, defaultBrandHosts, isBrandId } from './brands';

/** What the page tells the client before any content arrives: JSON in the element of this id. */
export const siteSettingsElementId = 'site';

export interface SiteSettings {
  readonly brand: BrandId;
  readonly brandHosts: BrandHosts;
  /** Where the back-end answers: '' where it is the page's own origin, else an address without a slash at its end. */
  readonly apiBaseUrl: string;
  /** The version of the content when the page was made; 0 where nobody counts. */
  readonly contentVersion: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isHostList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/**
 * Reads the settings; what is missing is decided by the page's host, so that the client also works where another server
 * hands out its files.
 */
export const readSiteSettings = (json: string | undefined, host: string): SiteSettings => {
  let given: unknown;
  try {
    given = JSON.parse(json ?? '{}');
  } catch {
    given = {};
  }
  const settings = isRecord(given) ? given : {};
  const hosts = isRecord(settings.brandHosts) ? settings.brandHosts : {};
  const hostsOf = (id: BrandId): readonly string[] =>
    isHostList(hosts[id]) ? hosts[id] : defaultBrandHosts[id];
  const [norcuve, rubicuve, propacuve] = brandIds;
  const brandHosts: BrandHosts = {
    [norcuve]: hostsOf(norcuve),
    [rubicuve]: hostsOf(rubicuve),
    [propacuve]: hostsOf(propacuve),
  };
  const { brand, apiBaseUrl, contentVersion } = settings;
  return {
    brand: isBrandId(brand) ? brand : brandOfHost(host, brandHosts).id,
    brandHosts,
    contentVersion: typeof contentVersion === 'number' ? contentVersion : 0,
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl.replace(/\/+$/, '') : '',
  };
};
