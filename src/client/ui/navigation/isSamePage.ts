import { defaultLanguage } from '../../../model/site/languages';
import { aliasOf } from '../../../model/site/paths';

/** Whether two paths show the same page, be it in different languages: what is typed on it is kept. */
export const isSamePage = (one: string, other: string): boolean =>
  aliasOf(one, defaultLanguage) === aliasOf(other, defaultLanguage);
