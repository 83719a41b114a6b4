import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { isShortcut, useSaveKey } from '../controls/saveShortcut';
import { useToasts } from '../toasts/useToasts';
import { isSingleKey } from '../../ui/navigation/singleKeys';
import { onPaletteOpened } from './openPalette';

/**
 * Collects the typed keys until the search field has the focus: its code may have to be loaded, and its index
 * created. The keys would otherwise write into the page, or press the focused button there.
 */
function useEarlyKeys(isOpening: boolean, change: (write: (typed: string) => string) => void): void {
  useEffect(() => {
    if (!isOpening) return undefined;
    const collect = (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === 'Backspace') change((typed) => typed.slice(0, -1));
      else if (key.length === 1) change((typed) => typed + key);
      else if (key !== 'Enter') return;
      event.preventDefault();
    };
    window.addEventListener('keydown', collect, { capture: true });
    return () => window.removeEventListener('keydown', collect, { capture: true });
  }, [isOpening, change]);
}

/** The dialogs whose code is loaded when they are opened. */
type OpenDialog = 'palette' | 'keys' | null;

interface ErrorViewProps {
  readonly onClose: () => void;
}

/** A dialog whose code could not be loaded: a toast says so, and opening it again tries again. */
const ErrorView = ({ onClose }: ErrorViewProps) => {
  const toasts = useToasts();
  const close = useEffectEvent(() => {
    onClose();
    toasts.failed();
  });
  useEffect(() => close(), []);
  return null;
};

const views = { Fallback: () => null, ErrorView };

const PaletteDialog = lazyWithRetry(() => import(/* webpackChunkName: "palette" */ './PaletteDialog'), views);

const KeysDialog = lazyWithRetry(() => import(/* webpackChunkName: "palette" */ './KeysDialog'), views);

const useKeys = (show: (dialog: OpenDialog) => void): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isShortcut(event, 'k')) show('palette');
    else if (isSingleKey(event, '?')) show('keys');
    else return;
    event.preventDefault(); // the browser has own meanings of these keys
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
};

interface PaletteProps {
  readonly logout: () => void;
}

/** The search of the administration, its list of keys, and the keys themselves. */
export function Palette({ logout }: PaletteProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [typed, setTyped] = useState('');
  const [hasField, setHasField] = useState(false);
  useKeys(setDialog);
  useEarlyKeys(dialog === 'palette' && !hasField, setTyped);
  useSaveKey();
  useEffect(() => onPaletteOpened(() => setDialog('palette')), []);
  const show = (next: OpenDialog): void => {
    setDialog(next);
    setTyped('');
    setHasField(false);
  };
  const close = (): void => show(null);
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      {dialog === 'palette' ? (
        <PaletteDialog
          typed={typed}
          onType={setTyped}
          onFocus={() => setHasField(true)}
          onClose={close}
          logout={logout}
          showKeys={() => show('keys')}
        />
      ) : (
        <KeysDialog onClose={close} />
      )}
    </Suspense>
  );
}
