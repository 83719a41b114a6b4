import { UserRound } from 'lucide-react';
import { languages } from '../../../model/site/languages';
import { lookupBrandText } from '../../../model/text/brandTexts';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectTextIndex } from '../../store/selectors';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { openParameter } from '../../../model/admin/openRequest';
import { TaskLink } from './TaskLink';

/** Its key on the page of texts `privacy`. */
const textKey = 'responsible-name';

/** Whether the privacy page names nobody yet, in one of the languages. */
export function useIsPrivacyUnnamed(): boolean {
  const index = useAppSelector(selectTextIndex);
  const brand = useAppSelector(selectBrand);
  return languages.some(
    (language) => lookupBrandText(index, brand, language, textKey, 'privacy')?.resource.trim() === '',
  );
}

/** Asks the owner to name who is responsible for privacy, and leads to that text. */
export function PrivacyTask() {
  const text = useTexts('dashboard');
  const path = usePathTo();
  return (
    <TaskLink
      to={`${path('editTexts', { classKey: 'privacy' })}?${openParameter}=${textKey}`}
      icon={UserRound}
      sentence={text('privacy')}
      detail={text('privacy-detail')}
    />
  );
}
