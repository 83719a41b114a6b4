import { defaultLanguage, otherLanguage } from '../../model/site/languages';
import { titleKeyOf } from '../../model/site/titles';
import type { PageDescription, ReaderIn } from './pageDescription';
import { scriptedPage } from './body/otherPages';
import { listPageOf } from './body/listPage';
import type { PageContext } from './pageContext';

const titleIn = ({ text }: PageContext): string => text('titles', titleKeyOf('home'));

/** The page that the service worker stores for paths not visited yet. The client then shows the screen of the path. */
export const describeShell = (contextIn: ReaderIn): PageDescription => {
  const context = contextIn(defaultLanguage);
  const otherContext = contextIn(otherLanguage(defaultLanguage));
  const body = scriptedPage(context, titleIn(context));
  return {
    status: 200,
    readers: [context, otherContext],
    plains: [body, scriptedPage(otherContext, titleIn(otherContext))],
    portion: listPageOf(body, '', 1),
    title: titleIn(context),
  };
};
