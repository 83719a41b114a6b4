import { defaultLanguage, otherLanguage } from '../../model/site/languages';
import { titleKeyOf } from '../../model/site/titles';
import type { PageDescription, ReaderIn } from './pageDescription';
import { scriptedPage } from './body/otherPages';
import { listPageOf } from './body/listPage';
import type { PageContext } from './pageContext';

const titleIn = ({ text }: PageContext): string => text('titles', titleKeyOf('home'));

/** The page that a browser keeps for the paths that were not visited: the client shows what the path says. */
export const describeShell = (readerIn: ReaderIn): PageDescription => {
  const reader = readerIn(defaultLanguage);
  const other = readerIn(otherLanguage(defaultLanguage));
  const plain = scriptedPage(reader, titleIn(reader));
  return {
    status: 200,
    readers: [reader, other],
    plains: [plain, scriptedPage(other, titleIn(other))],
    portion: listPageOf(plain, '', 1),
    title: titleIn(reader),
  };
};
