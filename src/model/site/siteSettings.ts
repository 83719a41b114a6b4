import type { BrandHosts, BrandId } from './brands';
import { brandOfHost, defaultBrandHosts, isBrandId, recordOfBrands } from './brands';
import { dayIn, defaultTimeZone } from '../format/days';
import { isRecord } from '../schema/isRecord';
import { defaultInquiryDays, defaultSoldDays } from '../limits';

/** The page's settings for the client, available before any content. */
export interface SiteSettings {
  readonly brand: BrandId;
  readonly brandHosts: BrandHosts;
  /** The base URL of the API: '' for the page's own origin, else without a trailing slash. */
  readonly apiBaseUrl: string;
  /** The version of the content when the page was rendered; 0 where unknown. */
  readonly contentVersion: number;
  /** The origin of the page, without a trailing slash: `https://www.example.com`. */
  readonly origin: string;
  /** The current year, for the copyright. */
  readonly year: number;
  /** The time zone of the company. */
  readonly timeZone: string;
  /** The current day there: '2026-12-24'. Open pages follow it. */
  readonly today: string;
  /** How many days a sold tanker stays in the list. */
  readonly soldDays: number;
  /** How many days the question of a visitor is stored. */
  readonly inquiryDays: number;
}

const isHostList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The settings as pages have them, without what the browser assumes anyway. */
export function servedSettings(settings: SiteSettings): object {
  const { year: _year, apiBaseUrl, timeZone, soldDays, inquiryDays, ...others } = settings;
  return {
    ...others,
    ...(apiBaseUrl !== '' && { apiBaseUrl }),
    ...(inquiryDays !== defaultInquiryDays && { inquiryDays }),
    ...(timeZone !== defaultTimeZone && { timeZone }),
    ...(soldDays !== defaultSoldDays && { soldDays }),
  };
}

/**
 * Reads the settings. Missing ones follow from the page's address, so that the client also works where another server hosts
 * its files.
 */
export function readSiteSettings(
  json: string | undefined,
  location: { readonly host: string; readonly origin: string },
): SiteSettings {
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
  const { brand, apiBaseUrl, contentVersion, origin, soldDays, inquiryDays } = settings;
  const timeZone = typeof settings.timeZone === 'string' ? settings.timeZone : defaultTimeZone;
  const today = typeof settings.today === 'string' ? settings.today : dayIn(timeZone, Date.now());
  return {
    brand: isBrandId(brand) ? brand : brandOfHost(location.host, brandHosts).id,
    brandHosts,
    contentVersion: typeof contentVersion === 'number' ? contentVersion : 0,
    origin: typeof origin === 'string' ? origin : location.origin,
    year: Number(today.slice(0, 4)),
    timeZone,
    today,
    soldDays: typeof soldDays === 'number' ? soldDays : defaultSoldDays,
    inquiryDays: typeof inquiryDays === 'number' ? inquiryDays : defaultInquiryDays,
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl.replace(/\/+$/, '') : '',
  };
}
