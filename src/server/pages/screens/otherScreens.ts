import type { PageContext } from '../pageContext';
import type { ScreenDescription } from './screenDescription';

/** The screen of an unknown path. */
export function notFoundScreen({ text }: PageContext): ScreenDescription {
  return { heading: text('error', 'not-found-title'), introduction: text('error', 'not-found-text') };
}

/** A screen that needs scripts. */
export function scriptRequiredScreen({ text }: PageContext, title: string): ScreenDescription {
  return { heading: title, introduction: text('shared', 'needs-scripts') };
}
