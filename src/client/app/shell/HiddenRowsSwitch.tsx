import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { mayDiscard } from '../../admin/unsaved/mayDiscard';
import { showHiddenRows, viewAsVisitor } from '../../store/api/showHiddenRows';
import { pageEntered, selectViewsAsVisitor } from '../../store/content/preview';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { BarSwitch } from './BarSwitch';
import { useIsPublicPage } from './useIsPublicPage';

interface HiddenRowsSwitchProps {
  readonly ground?: 'light' | 'dark';
  readonly wide?: boolean;
}

/** A switch that shows or hides the hidden rows on the public pages of an administrator. */
export function HiddenRowsSwitch({ ground = 'light', wide = false }: HiddenRowsSwitchProps) {
  const text = useTexts('admin');
  const store = useAppStore();
  const isPublicPage = useIsPublicPage();
  const asVisitor = useAppSelector(selectViewsAsVisitor);
  useEffect(() => {
    showHiddenRows(store);
    store.dispatch(pageEntered(isPublicPage));
    return () => void store.dispatch(pageEntered(false)); // the next page may have no switch
  }, [store, isPublicPage]);
  if (!isPublicPage) return null;
  const Icon = asVisitor ? EyeOff : Eye;
  const toggle = (): void => {
    if (asVisitor || mayDiscard(store)) viewAsVisitor(store, !asVisitor); // it ends editing
  };
  return (
    <BarSwitch ground={ground} wide={wide} isOn={asVisitor} onClick={toggle}>
      <Icon aria-hidden="true" size={20} />
      {text('view-as-visitor')}
    </BarSwitch>
  );
}
