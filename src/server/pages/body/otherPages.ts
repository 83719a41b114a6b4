import type { PageContext } from '../pageContext';
import { link } from './blocks';
import type { PageBody } from './pageBlocks';

/** The body for an unknown path. */
export const notFoundPage = ({ text, path }: PageContext): PageBody => ({
  heading: text('error', 'not-found-title'),
  introduction: text('error', 'not-found-text'),
  blocks: [`<p>${link(path('home'), text('error', 'go-back'))}</p>`],
});

/** The body of a page that needs scripts. */
export const scriptRequiredPage = ({ text }: PageContext, title: string): PageBody => ({
  heading: title,
  introduction: text('shared', 'needs-scripts'),
  blocks: [],
});
