import { useLocation, useNavigate } from 'react-router';
import { openParameter } from '../../../model/admin/openRequest';
import { useMayDiscard } from '../unsaved/mayDiscard';
import type { PaletteItem } from './paletteItem';
import { rememberItem } from './recentItems';

interface ChooseSettings {
  readonly onClose: () => void;
  readonly logout: () => void;
  readonly showKeys: () => void;
}

/** Whether an address is that of the shown page and opens no form. Typed values stay then. */
const staysOnPage = (to: string, shown: { readonly pathname: string; readonly search: string }): boolean => {
  const url = new URL(to, window.location.origin);
  const isSame = url.pathname === shown.pathname && url.search === shown.search;
  return isSame && !url.searchParams.has(openParameter);
};

/** Fewer digits are as often part of a name. */
const minDigits = 3;

/** The target of an item. If the query has the digits of one of its numbers: the field with the number. */
const targetOf = ({ target, codes }: PaletteItem, query: string): PaletteItem['target'] => {
  const digits = query.replace(/\D/g, '');
  const isByNumber = digits.length >= minDigits && codes.includes(digits);
  return isByNumber && 'to' in target ? { to: target.toNumber ?? target.to } : target;
};

/**
 * Returns a function that opens the target of an item. It asks before unsaved changes are lost. If the
 * administrator keeps the changes, the list stays open.
 */
export function useChooseItem({
  onClose,
  logout,
  showKeys,
}: ChooseSettings): (item: PaletteItem, query: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayDiscard = useMayDiscard();
  const follow = (target: PaletteItem['target']): void => {
    if ('to' in target) {
      if (!staysOnPage(target.to, { pathname, search }) && !mayDiscard()) return;
      onClose();
      void navigate(target.to);
    } else if (target.act === 'keys') {
      showKeys();
    } else {
      onClose();
      logout(); // the logout asks about unsaved changes
    }
  };
  return (item, query) => {
    rememberItem(item.id);
    follow(targetOf(item, query));
  };
}
