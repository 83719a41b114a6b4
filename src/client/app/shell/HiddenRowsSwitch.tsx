import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';
import { showHiddenRows, viewAsVisitor } from '../../store/api/showHiddenRows';
import { pageEntered, selectViewsAsVisitor } from '../../store/content/preview';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { BarButton } from './barItem';

interface HiddenRowsSwitchProps {
  readonly ground?: 'light' | 'dark';
  readonly wide?: boolean;
}

/** A switch that shows or hides the hidden rows on the public pages of an administrator. */
export function HiddenRowsSwitch({ ground = 'light', wide = false }: HiddenRowsSwitchProps) {
  const text = useTexts('admin');
  const store = useAppStore();
  const match = matchPath(useLocation().pathname);
  const isPublicPage = !match || !isProtectedRoute(match.route);
  const asVisitor = useAppSelector(selectViewsAsVisitor);
  useEffect(() => {
    showHiddenRows(store);
    store.dispatch(pageEntered(isPublicPage));
    return () => void store.dispatch(pageEntered(false)); // the next page may have no switch
  }, [store, isPublicPage]);
  if (!isPublicPage) return null;
  const Icon = asVisitor ? EyeOff : Eye;
  return (
    <BarButton
      ground={ground}
      wide={wide}
      aria-pressed={asVisitor}
      css={{ '&[aria-pressed=true]': { textDecoration: 'underline', textDecorationThickness: '3px' } }}
      onClick={() => viewAsVisitor(store, !asVisitor)}
    >
      <Icon aria-hidden="true" size={20} />
      {text('view-as-visitor')}
    </BarButton>
  );
}
