import type { ChangeTexts } from '../../../src/client/admin/history/changeTexts';
import { useChangeTexts } from '../../../src/client/admin/history/useChangeTexts';
import type { Language } from '../../../src/model/site/languages';
import type { ScreenSettings } from './renderScreen';
import { renderScreen } from './renderScreen';

/** The texts of the history in a language, on a site with this content. */
export function changeTextsIn(language: Language, content: ScreenSettings['content'] = {}): ChangeTexts {
  let words: ChangeTexts | undefined;
  const Probe = () => {
    words = useChangeTexts();
    return null;
  };
  renderScreen(Probe, { language, content });
  if (!words) throw new Error('nothing was rendered');
  return words;
}
