import type { BrandId } from '../../../model/site/brands';
import { brandUrl } from '../../../model/site/brands';
import { useAppSelector } from '../../store/hooks';

/** Returns a function that returns the address of a path on the site of a sister brand. */
export function useSisterUrl(): (brand: BrandId, path: string) => string {
  const { brandHosts, origin } = useAppSelector((state) => state.site);
  return (brand, path) => new URL(path, brandUrl(brand, brandHosts, new URL(origin))).href;
}
