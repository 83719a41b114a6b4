import type { PageContext } from '../pageContext';
import { link } from './blocks';
import type { PageBody } from './pageBlocks';

/** The body for an unknown path. */
export function notFoundPage({ text, path }: PageContext): PageBody {
  return {
    heading: text('error', 'not-found-title'),
    introduction: text('error', 'not-found-text'),
    blocks: [`<p>${link(path('home'), text('error', 'go-back'))}</p>`],
  };
}

/** The body of a page that needs scripts. */
export function scriptRequiredPage({ text }: PageContext, title: string): PageBody {
  return {
    heading: title,
    introduction: text('shared', 'needs-scripts'),
    blocks: [],
  };
}
