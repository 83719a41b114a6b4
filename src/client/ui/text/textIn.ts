import { countFormatOf } from '../../../model/format/numbers';
import { lookupBrandText } from '../../../model/text/brandTexts';
import { fillPlaceholders, missingText } from '../../../model/text/texts';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage } from '../../../model/text/textPages';
import { selectBrand, selectLanguage, selectTextIndex } from '../../store/selectors';
import type { RootState } from '../../store/store';
import type { TextOf } from './useTexts';

/** The texts of a page in the current language, outside of components: `textIn(store.getState(), 'toast')('added')`. */
export function textIn<Page extends TextPage>(state: RootState, page: Page): TextOf<Page> {
  return (key, values) => {
    const storedPageName = storedPage(page) ?? undefined;
    const text = lookupBrandText(
      selectTextIndex(state),
      selectBrand(state),
      selectLanguage(state),
      key,
      storedPageName,
    );
    if (!text) return missingText(key, storedPageName);
    return fillPlaceholders(text.resource, values ?? {}, countFormatOf(selectLanguage(state)));
  };
}
