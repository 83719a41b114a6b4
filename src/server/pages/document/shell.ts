import { defaultLanguage, otherLanguage } from '../../../model/site/languages';
import { titleKeyOf } from '../../../model/site/titles';
import type { PageDescription, ContextInLanguage } from '../pageDescription';
import { scriptRequiredScreen } from '../screens/otherScreens';
import type { PageContext } from '../pageContext';

const titleIn = ({ text }: PageContext): string => text('titles', titleKeyOf('home'));

/** The page that the service worker stores for paths not visited yet. The client then shows the screen of the path. */
export function describeShell(contextIn: ContextInLanguage): PageDescription {
  const context = contextIn(defaultLanguage);
  const otherContext = contextIn(otherLanguage(defaultLanguage));
  return {
    status: 200,
    contexts: [context, otherContext],
    screens: [
      scriptRequiredScreen(context, titleIn(context)),
      scriptRequiredScreen(otherContext, titleIn(otherContext)),
    ],
    title: titleIn(context),
  };
}
