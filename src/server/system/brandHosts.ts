import type { BrandHosts, BrandId } from '../../model/site/brands';
import { brandIds, defaultBrandHosts, isBrandId } from '../../model/site/brands';
import type { Environment } from './environment';
import { ConfigError, envValue, listOf } from './environment';

const variable = 'BRAND_HOSTS';

/** @throws ConfigError if two brands have the same host: one of them could not be reached there */
const requireDistinct = (hosts: BrandHosts): void => {
  const owners = new Map<string, BrandId>();
  for (const brand of brandIds) {
    for (const host of hosts[brand]) {
      const owner = owners.get(host);
      if (owner !== undefined)
        throw new ConfigError(variable, `'${host}' is a host of two brands, '${owner}' and '${brand}'`);
      owners.set(host, brand);
    }
  }
};

/** `brand=brand.example,www.brand.example;other-brand=…`; a brand that is not named has its default hosts. */
export function parseBrandHosts(environment: Environment): BrandHosts {
  const hosts: Partial<Record<BrandId, readonly string[]>> = {};
  for (const part of (envValue(environment, variable) ?? '').split(';').filter((each) => each.trim())) {
    const [brand = '', names = ''] = part.split('=').map((each) => each.trim());
    if (!isBrandId(brand)) throw new ConfigError(variable, `there is no brand '${brand}'`);
    if (hosts[brand]) throw new ConfigError(variable, `'${brand}' is there twice`);
    const list = [...new Set(listOf(names).map((name) => name.toLowerCase()))];
    const invalid = list.find((name) => !/^[a-z0-9.-]+$/.test(name));
    if (invalid !== undefined) throw new ConfigError(variable, `'${invalid}' is not a host name`);
    if (list.length === 0) throw new ConfigError(variable, `no host is given for '${brand}'`);
    hosts[brand] = list;
  }
  const all = { ...defaultBrandHosts, ...hosts };
  requireDistinct(all);
  return all;
}
