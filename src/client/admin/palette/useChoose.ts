import { useLocation, useNavigate } from 'react-router';
import { openParameter } from '../../../model/admin/openRequest';
import { useMayDiscard } from '../unsaved/mayDiscard';
import type { PaletteItem, PaletteTarget } from './paletteItem';
import { rememberItem } from './recentItems';

interface ChooseSettings {
  readonly onClose: () => void;
  readonly logout: () => void;
  readonly showKeys: () => void;
}

/** Whether an address is that of the shown page, without a form to open: typed words stay there. */
const staysOnPage = (to: string, shown: { readonly pathname: string; readonly search: string }): boolean => {
  const url = new URL(to, window.location.origin);
  const isSame = url.pathname === shown.pathname && url.search === shown.search;
  return isSame && !url.searchParams.has(openParameter);
};

/** Returns a function that follows an item. It asks before unsaved changes are lost; then the list stays open if they must not. */
export function useChoose({ onClose, logout, showKeys }: ChooseSettings): (item: PaletteItem) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayDiscard = useMayDiscard();
  const follow = (target: PaletteTarget): void => {
    if ('to' in target) {
      if (!staysOnPage(target.to, { pathname, search }) && !mayDiscard()) return;
      onClose();
      void navigate(target.to);
    } else if (target.act === 'keys') {
      showKeys();
    } else {
      onClose();
      logout(); // it asks itself
    }
  };
  return ({ id, target }) => {
    rememberItem(id);
    follow(target);
  };
}
