import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { fromPromise } from 'xstate';
import type { PageSave, PageTarget } from '../../../model/admin/onPage/pageSource';
import { targetsOf } from '../../../model/admin/onPage/pageSource';
import type { CommittedVersions } from '../../../model/admin/textEdit';
import { injectAdminApi } from '../../store/api/adminApi';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';
import { fileToUpload } from '../../../model/admin/listTask';
import { useFileUpload, useUploadingFile } from '../list/useFileUpload';
import { confirmSession } from '../requests/confirmSession';
import { announceAfterUnmount } from '../requests/announceAfterUnmount';
import { useSaveKey } from '../controls/saveShortcut';
import { useEventCallback } from '../controls/useEventCallback';
import { useToasts } from '../toasts/useToasts';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { useMayDiscard } from '../unsaved/mayDiscard';
import type { Address } from '../unsaved/isSameForm';
import { isSameForm } from '../unsaved/isSameForm';
import { useLeaveGuard } from '../unsaved/useLeaveGuard';
import { EditBar } from './EditBar';
import type { FoundPlace } from './sources/findAt';
import { Outline } from './Outline';
import { PageEditing } from './PageEditing';
import { formOf, pageEditorMachine } from './pageEditor.machine';
import { scrollToAddedRow } from './rows/scrollToAddedRow';
import { savePage } from './savePage';
import { usePageEvents } from './usePageEvents';
import type { ChosenPlace } from './popover/usePopoverFocus';
import { usePopoverFocus } from './popover/usePopoverFocus';

const loadTarget = () => import(/* webpackChunkName: "edit-popover" */ './popover/EditTarget');

const EditTarget = lazyWithRetry(loadTarget, { Fallback: silentViews.Fallback });

const RowHandles = lazyWithRetry(
  () => import(/* webpackChunkName: "sortable" */ './rows/RowHandles'),
  silentViews,
);

/** The machine with its request and its toasts. */
const usePageEditor = () => {
  const store = useAppStore();
  const toasts = useToasts();
  const uploadFile = useFileUpload();
  const saved = ({ target }: PageSave, versions: CommittedVersions): void => {
    if (versions.length === 0) return;
    if (target.kind === 'row') toasts.modified(target.entity, versions);
    else toasts.modifiedText(versions);
  };
  return useInspectedMachine(
    pageEditorMachine.provide({
      actors: {
        uploadFile: fromPromise(({ input, signal }) => uploadFile(input, signal)),
        save: fromPromise(({ input, signal }) =>
          announceAfterUnmount(signal, savePage(store, input), {
            done: (versions) => saved(input, versions),
            failed: toasts.failed,
          }),
        ),
      },
      actions: {
        announceSaved: (_, { save, versions }) => saved(save, versions),
        announceFailure: (_, { cause }) => toasts.failed(cause),
      },
    }),
    'page editing',
  );
};

const uploadingFile = (snapshot: SnapshotFrom<typeof pageEditorMachine>): File | null => {
  const { save, uploadedFiles } = snapshot.context;
  return snapshot.hasTag('uploading') && save ? fileToUpload(formOf(save), uploadedFiles).file : null;
};

/**
 * Closes the popover at an address that does not have the chosen target. The other language of the page has it. Where a dialog
 * closed without a question, unsaved words stay.
 */
const useCloseElsewhere = (
  staysOpen: typeof isSameForm,
  send: (event: { readonly type: 'cancel' }) => void,
): void => {
  const store = useAppStore();
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const hasLeft = !isSameForm(location, shown.current);
    const isClosed = !staysOpen(location, shown.current) && !selectHasUnsavedChanges(store.getState());
    if (hasLeft || isClosed) send({ type: 'cancel' });
    shown.current = location;
  }, [store, staysOpen, send, location]);
};

interface EditModeProps {
  /** Ends the edit mode, unless unsaved changes would be lost and the administrator says no. */
  readonly onDone: () => void;
}

/** A page in edit mode: the chosen target, the outlines and the typed values. */
const Editing = ({ editing, onDone }: EditModeProps & { readonly editing: PageEditing }) => {
  const [snapshot, send] = usePageEditor();
  const uploading = useUploadingFile(uploadingFile(snapshot), snapshot.context.percent, send);
  const [place, setPlace] = useState<ChosenPlace>();
  const [box, setBox] = useState<DOMRect>();
  const scan = useSyncExternalStore(editing.subscribe, editing.scan);
  const mayDiscard = useMayDiscard();
  const isOpen = snapshot.hasTag('open');
  const isBusy = snapshot.hasTag('busy');
  const { target, targets, failure } = snapshot.context;
  useEffect(() => {
    send({ type: 'start' });
    loadTarget().catch(() => undefined); // opening it loads it again
    return () => send({ type: 'stop' });
  }, [send]);
  useEffect(() => editing.showDraft(undefined), [editing, isOpen, target]); // removes that of the target before
  const close = useCallback((): boolean => {
    if (isBusy || !mayDiscard()) return false;
    send({ type: 'cancel' });
    return true;
  }, [isBusy, mayDiscard, send]);
  usePopoverFocus(editing, isOpen, place);
  const isInDialog = isOpen && Boolean(place?.element.closest('[role=dialog]'));
  const staysOpen = useEventCallback(
    (next: Address, shown: Address): boolean =>
      isSameForm(next, shown) && !(isInDialog && next.search !== shown.search), // another query closes the dialog
  );
  const closeDiscarded = useEventCallback((next: Address, shown: Address): void => {
    if (isSameForm(next, shown)) send({ type: 'cancel' }); // at once, so that the next guard does not ask again
  });
  useLeaveGuard({ keepsInput: staysOpen, onDiscard: closeDiscarded });
  useCloseElsewhere(staysOpen, send);
  const choose = useEventCallback((found: readonly PageTarget[], at: Element): void => {
    if (found.length === 0 || isBusy || editing.hasUnsavedOrder() || (isOpen && !mayDiscard())) return;
    setPlace({ element: at, targets: found, box: at.getBoundingClientRect(), chosenAt: Date.now() });
    setBox(undefined);
    send({ type: 'choose', targets: found });
  });
  const finish = useEventCallback((): void => {
    if (!isBusy) onDone();
  });
  const areHandlesDisabled = useDeferredValue(isOpen); // once the popover is painted
  usePageEvents({
    resolver: editing.resolver,
    onChoose: ({ sources, element: at }: FoundPlace) => choose(targetsOf(sources), at),
    onPoint: (place) => setBox(isOpen ? undefined : place?.box),
    onEscape: () => {
      if (isOpen) close();
      return isOpen; // a dialog below it stays
    },
  });
  return (
    <>
      <EditBar scan={scan} onChoose={choose} onDone={finish} />
      {box ? <Outline box={box} /> : null}
      <Suspense fallback={null}>
        <RowHandles scan={scan} editing={editing} isDisabled={areHandlesDisabled} />
      </Suspense>
      <Suspense fallback={null}>
        {isOpen && target && place ? (
          <EditTarget
            key={place.chosenAt}
            {...{ targets, target, scan, isBusy, uploading, failure }}
            element={place.element}
            onDraft={editing.showDraft}
            onSubmit={(save) => send({ type: 'submit', save })}
            onTurnTo={(next) => {
              if (!isBusy && mayDiscard()) send({ type: 'turnTo', target: next });
            }}
            onClose={close}
            onCopied={(copy) => scrollToAddedRow(editing, copy)}
            onClosed={() => send({ type: 'cancel' })}
          />
        ) : null}
      </Suspense>
    </>
  );
};

/** A page that is edited from now on, until the component is gone. */
const StartedEditing = ({ onDone }: EditModeProps) => {
  const store = useAppStore();
  useSaveKey();
  const [editing] = useState(() => new PageEditing(store));
  useEffect(() => {
    editing.start();
    return () => editing.stop();
  }, [editing]);
  return <Editing editing={editing} onDone={onDone} />;
};

/** Lets an administrator edit the content of a public page by clicking it. */
const EditMode = (props: EditModeProps) => {
  const store = useAppStore();
  const hasApi = useAppSelector((state) => 'unsaved' in state); // a slice of the administration
  useEffect(() => {
    injectAdminApi(store);
    void confirmSession(store);
  }, [store]);
  return hasApi ? <StartedEditing {...props} /> : null;
};

export default EditMode;
