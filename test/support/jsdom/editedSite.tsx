import { act, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { PageEditing } from '../../../src/client/admin/onPage/PageEditing';
import { App } from '../../../src/client/app/App';
import { preloadScreen, screens } from '../../../src/client/app/router/screens';
import { readContent } from '../../../src/client/store/api/initialRequests';
import { contentLoaded } from '../../../src/client/store/content/contentActions';
import { imagesLoaded } from '../../../src/client/store/content/images';
import { languageChosen } from '../../../src/client/store/language';
import { sessionStarted } from '../../../src/client/store/session/session';
import { siteSettingsLoaded } from '../../../src/client/store/site';
import { becameReady } from '../../../src/client/store/startup';
import type { AppStore } from '../../../src/client/store/store';
import { createStore } from '../../../src/client/store/store';
import { modalCode } from '../../../src/client/ui/components/dialog/LazyModal';
import { Modal } from '../../../src/client/ui/components/dialog/Modal';
import { announceHistoryMoves } from '../../../src/client/ui/navigation/historyMoves';
import { createBrandSystem } from '../../../src/client/ui/theme/system';
import { demonstration } from '../../../src/content/rows';
import type { SiteImage } from '../../../src/model/images/variants';
import type { BrandId } from '../../../src/model/site/brands';
import { recordOfBrands } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { readSiteSettings } from '../../../src/model/site/siteSettings';
import { demonstrationLoad } from '../data/demonstrationLoad';

/** Every second picture has an alt text. */
const images: readonly SiteImage[] = [
  ...new Set(JSON.stringify(demonstration).match(/[0-9a-f]{64}\.\w+/g)),
].map((name, index) => ({
  ...{
    name,
    id: index + 1,
    width: 1200,
    height: 800,
    placeholder: '',
    isAnimated: false,
    focalX: 50,
    focalY: 50,
  },
  altEn: index % 2 === 0 ? `Picture ${index}` : '',
  altFr: index % 2 === 0 ? `Image ${index}` : '',
}));

announceHistoryMoves(); // as the start of the site does

const systems = recordOfBrands(({ id }) => createBrandSystem(id));

export interface Visit {
  readonly brand?: BrandId;
  readonly language?: Language;
  readonly address: string;
  /** The bulk-load response of a server; without it, the demonstration. */
  readonly bulkLoad?: unknown;
  /** The administrator who is logged in. */
  readonly email?: string;
}

export interface VisitedSite {
  readonly store: AppStore;
  readonly root: HTMLElement;
  /** Lets React and the observers of the document do their work. */
  readonly settle: () => Promise<void>;
  readonly close: () => void;
}

const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** A moment after a dialog is open, it hides the rest of the page from screen readers and drops the name of a missing description. */
const expectFinished = (dialog: Element): void => {
  const description = dialog.getAttribute('aria-describedby');
  expect(document.querySelector('[data-aria-hidden]')).not.toBeNull();
  if (description !== null) expect(document.getElementById(description)).not.toBeNull();
};

/** Shows a page of the whole site, with its bar and its footer, as a browser does. */
export async function visitSite({
  brand = 'norcuve',
  language = 'en',
  address,
  bulkLoad = demonstrationLoad(),
  email,
}: Visit): Promise<VisitedSite> {
  window.history.replaceState(null, '', address);
  modalCode.provide(Modal);
  const store = createStore();
  store.dispatch(
    siteSettingsLoaded({ ...readSiteSettings(undefined, location), brand, today: '2026-11-23', year: 2026 }),
  );
  store.dispatch(languageChosen(language));
  store.dispatch(imagesLoaded(images));
  store.dispatch(contentLoaded(readContent(bulkLoad)));
  if (email !== undefined) store.dispatch(sessionStarted({ email }));
  store.dispatch(becameReady());
  await preloadScreen(window.location.pathname);
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  let root: Root | undefined;
  await act(async () => {
    root = createRoot(container);
    root.render(<App {...{ store, system: systems[brand], screens }} fontFaces="" Router={BrowserRouter} />);
    await Promise.resolve();
  });
  await settle();
  await settle();
  const dialog = container.querySelector('[role=dialog]');
  if (dialog) await waitFor(() => expectFinished(dialog));
  return {
    store,
    root: container,
    settle,
    close: () => {
      act(() => root?.unmount());
      // the element of the toasts stays: there is one in each document
      for (const element of [...document.body.children])
        if (!element.querySelector('.Toastify')) element.remove();
    },
  };
}

/** Begins editing on a page. */
export async function editPage({ store, settle: wait }: VisitedSite): Promise<PageEditing> {
  const editing = new PageEditing(store);
  act(() => editing.start());
  await wait();
  return editing;
}
