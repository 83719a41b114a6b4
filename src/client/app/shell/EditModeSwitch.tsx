import { SquarePen } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { mayDiscard } from '../../admin/unsaved/mayDiscard';
import { viewAsVisitor } from '../../store/api/showHiddenRows';
import { editingChosen, selectIsEditingPage } from '../../store/content/preview';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectIsLoginRequested } from '../../store/session/reauthentication';
import type { AppStore } from '../../store/store';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';
import { isSingleKey } from '../../ui/navigation/singleKeys';
import { useTexts } from '../../ui/text/useTexts';
import { BarSwitch } from './BarSwitch';
import { useIsPublicPage } from './useIsPublicPage';

const EditMode = lazyWithRetry(
  () => import(/* webpackChunkName: "edit-mode" */ '../../admin/onPage/EditMode'),
  silentViews,
);

/** Asks for the password again where a request finds that the session has ended. */
const ReauthenticationDialog = lazyWithRetry(async () => {
  const { ReauthenticationDialog: Dialog } = await import(
    /* webpackChunkName: "admin" */ '../../admin/session/ReauthenticationDialog'
  );
  return { default: Dialog };
}, silentViews);

/** Begins or ends editing. Asks before the end if unsaved changes would be lost. */
const setEditing = (store: AppStore, isEditing: boolean): void => {
  if (!isEditing && !mayDiscard(store)) return;
  if (isEditing) viewAsVisitor(store, false);
  store.dispatch(editingChosen(isEditing));
};

/** Whether keys belong to a dialog of the tools. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.matches('body, #root *');

/** The key E begins and ends editing. */
const useEditKey = (isEnabled: boolean): void => {
  const store = useAppStore();
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent): void => {
      if (isSingleKey(event, 'e') && !isElsewhere(event.target))
        setEditing(store, !selectIsEditingPage(store.getState()));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, isEnabled]);
};

/** Begins and ends editing on the public pages. */
export function EditModeSwitch({
  ground = 'light',
  wide = false,
}: {
  ground?: 'light' | 'dark';
  wide?: boolean;
}) {
  const text = useTexts('on-page');
  const store = useAppStore();
  const isEditing = useAppSelector(selectIsEditingPage);
  if (!useIsPublicPage()) return null;
  return (
    <BarSwitch
      ground={ground}
      wide={wide}
      isOn={isEditing}
      aria-keyshortcuts="E"
      title={text('edit-key')}
      onClick={() => {
        setEditing(store, !isEditing);
        if (wide) document.getElementById('content')?.focus({ preventScroll: true }); // the menu closes
      }}
    >
      <SquarePen aria-hidden="true" size={20} />
      {text('edit')}
    </BarSwitch>
  );
}

/** The tools for editing on the public pages, while an administrator uses them. */
export function EditModeTools() {
  const store = useAppStore();
  const isPublicPage = useIsPublicPage();
  const isEditing = useAppSelector(selectIsEditingPage);
  const isLoginRequested = useAppSelector(selectIsLoginRequested);
  useEditKey(isPublicPage);
  return isPublicPage && isEditing ? (
    <>
      <Suspense fallback={null}>
        <EditMode onDone={() => setEditing(store, false)} />
      </Suspense>
      {/* The popover stays in sight while the code of the dialog is loaded. */}
      <Suspense fallback={null}>{isLoginRequested ? <ReauthenticationDialog /> : null}</Suspense>
    </>
  ) : null;
}
