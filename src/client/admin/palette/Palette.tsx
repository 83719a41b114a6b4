import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { useLatest } from '../controls/useLatest';
import { isShortcut, useSaveKey } from '../controls/saveShortcut';
import { useToasts } from '../toasts/useToasts';
import { isTyping } from './keys';
import { onPaletteOpened } from './openPalette';
import { useEarlyKeys } from './useEarlyKeys';

/** The dialogs whose code is loaded when they are opened. */
type OpenDialog = 'palette' | 'keys' | null;

interface MissingProps {
  readonly onClose: () => void;
}

/** A dialog whose code could not be loaded: a toast says so, and opening it again tries again. */
const Missing = ({ onClose }: MissingProps) => {
  const toasts = useToasts();
  const close = useLatest(() => {
    onClose();
    toasts.failed();
  });
  useEffect(() => close(), [close]);
  return null;
};

const views = { Wait: () => null, Missing };

const PaletteDialog = lazyWithRetry(() => import(/* webpackChunkName: "palette" */ './PaletteDialog'), views);

const KeysDialog = lazyWithRetry(() => import(/* webpackChunkName: "palette" */ './KeysDialog'), views);

const useKeys = (show: (dialog: OpenDialog) => void): void => {
  const handleKey = useLatest((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isShortcut(event, 'k')) show('palette');
    else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) show('keys');
    else return;
    event.preventDefault(); // the browser has own meanings of these keys
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [handleKey]);
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
