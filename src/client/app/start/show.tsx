import type { SystemContext } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readImages } from '../../../model/images/variants';
import { imageMetadataElementId } from '../../../model/site/pageElements';
import type { Content } from '../../store/content/contentActions';
import { contentLoaded } from '../../store/content/contentActions';
import { pageImagesLoaded } from '../../store/content/images';
import { becameReady } from '../../store/startup';
import type { AppStore } from '../../store/store';
import { fontFaces } from '../../ui/theme/builtFonts';
import { createStyleCache } from '../../ui/theme/servedStyles';
import { modalCode } from '../../ui/components/dialog/LazyModal';
import { importWithRetry } from '../../ui/lazy/importWithRetry';
import { selectMessages } from '../../ui/text/TextProvider';
import { App } from '../App';
import { preloadScreen, screens } from '../router/screens';
import { deferClicks } from './clickReplay';
import type { Handover } from './handover';
import { finishRestoringPosition } from './scrollToPosition';
import { yieldToBrowser } from './yieldToBrowser';

const container = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element #root');
  return root;
};

const site = (store: AppStore, system: SystemContext, onReady?: () => void): ReactElement => (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <App {...{ store, system, fontFaces, screens, onReady }} Router={BrowserRouter} />
    </CacheProvider>
  </StrictMode>
);

/** Renders the site in a transition, so that the browser can paint and handle input in between. */
export function show(store: AppStore, system: SystemContext): void {
  const root = createRoot(container());
  startTransition(() => root.render(site(store, system, finishRestoringPosition)));
  preloadScreen(window.location.pathname).catch(() => undefined); // `lazyWithRetry` handles the same failure
}

/**
 * Hydrates the page that the server has rendered. The document has the metadata of the pictures on it; those of the other
 * pictures are loaded afterwards.
 * @returns when the page is ready to use
 */
export async function hydrate(
  store: AppStore,
  system: SystemContext,
  content: Content,
  { stopRecording, hasMoved, finish }: Handover,
): Promise<void> {
  const { pathname } = window.location;
  const screen = importWithRetry(() => preloadScreen(pathname)).catch(() => undefined); // the screen says so
  const hasDialog = container().querySelector('[role=dialog]') !== null;
  const modal = hasDialog ? modalCode.load().catch(() => undefined) : undefined; // then the dialog opens later
  const metadata = document.getElementById(imageMetadataElementId)?.textContent ?? '{}';
  store.dispatch(pageImagesLoaded(readImages(JSON.parse(metadata))));
  store.dispatch(contentLoaded(content));
  store.dispatch(becameReady());
  await yieldToBrowser();
  selectMessages(store.getState()); // ahead of React, in a separate task
  await yieldToBrowser();
  await Promise.all([screen, modal]);
  const { href } = window.location;
  /** If the visitor goes to another address before the page is ready, React renders that one in place of the server's page. */
  let rendersOtherPage = hasMoved;
  const onRecoverableError = (error: unknown): void => {
    if (!rendersOtherPage()) reportError(error);
  };
  const replayClick = deferClicks(stopRecording?.());
  await new Promise<void>((resolve) => {
    const tree = site(store, system, () => {
      const isOtherPage = hasMoved();
      rendersOtherPage = () => isOtherPage; // also for the parts that React hydrates later
      finishRestoringPosition(isOtherPage);
      resolve();
    });
    startTransition(() => {
      if (hasMoved()) createRoot(container()).render(tree);
      else hydrateRoot(container(), tree, { onRecoverableError });
    });
  });
  const { state } = window.history as { readonly state: unknown };
  if (window.location.href !== href) dispatchEvent(new PopStateEvent('popstate', { state })); // nobody listened before
  finish();
  await yieldToBrowser();
  replayClick();
}
