import { videos } from '../../../model/site/screens/videos';
import type { PageContext } from '../pageContext';
import type { JsonLdNode } from './jsonLdNode';

/** The videos of the page of assemblies (schema.org VideoObject). */
export function videoNodes({ text, path, absoluteUrl }: PageContext): readonly JsonLdNode[] {
  return videos.map(({ name, file, poster, title, description }) => ({
    '@type': 'VideoObject',
    '@id': absoluteUrl(`${path('assemblies')}?video=${name}`),
    url: absoluteUrl(`${path('assemblies')}?video=${name}`),
    name: text('assemble-mount', title),
    description: text('assemble-mount', description),
    thumbnailUrl: absoluteUrl(poster),
    contentUrl: absoluteUrl(file),
  }));
}
