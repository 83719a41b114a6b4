import { defaultLanguage, otherLanguage } from '../../model/site/languages';
import { titleKeyOf } from '../../model/site/titles';
import type { PageDescription, ContextInLanguage } from './pageDescription';
import { scriptRequiredPage } from './body/otherPages';
import { listPageOf } from './body/listPage';
import type { PageContext } from './pageContext';

const titleIn = ({ text }: PageContext): string => text('titles', titleKeyOf('home'));

/** The page that the service worker stores for paths not visited yet. The client then shows the screen of the path. */
export function describeShell(contextIn: ContextInLanguage): PageDescription {
  const context = contextIn(defaultLanguage);
  const otherContext = contextIn(otherLanguage(defaultLanguage));
  const body = scriptRequiredPage(context, titleIn(context));
  return {
    status: 200,
    contexts: [context, otherContext],
    bodies: [body, scriptRequiredPage(otherContext, titleIn(otherContext))],
    listPage: listPageOf(body, '', 1),
    title: titleIn(context),
  };
}
