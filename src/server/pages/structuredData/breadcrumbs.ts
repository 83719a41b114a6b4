import type { PageContext } from '../pageContext';
import type { JsonLdNode } from './jsonLdNode';

/** The breadcrumbs from the home page to this page (schema.org BreadcrumbList). Each step has a name and a path. */
export function breadcrumbs(
  { brand, absoluteUrl, path: pathOf }: PageContext,
  steps: readonly (readonly [name: string, path: string])[],
): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[brand.name, pathOf('home')] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
