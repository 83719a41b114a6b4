import { selectIsLoggedIn, selectBrand, selectLanguage, selectRows } from '../../store/selectors';
import type { AppStore, RootState } from '../../store/store';
import { documentNames } from '../../../model/search/documentNames';
import { documentUrl, usefulDocuments } from '../../../model/site/screens/documents';
import { fileUrl } from '../../../model/site/screens/fileUrl';

/** The addresses of the documents that the site offers in the reader's language: the guides, and those of rows. */
function offeredDocuments(state: RootState): readonly string[] {
  const [brand, language] = [selectBrand(state), selectLanguage(state)];
  const names = new Set(documentNames((entity) => selectRows(state, entity)));
  return [
    ...usefulDocuments.map(({ file }) => documentUrl(file, language, brand)),
    ...[...names].map((name) => fileUrl(state.site.apiBaseUrl, name)),
  ];
}

const scriptUrl = '/service-worker.js';

/** In development there is no service worker. One from a production build on the same origin is unregistered. */
const isDevelopment = process.env.NODE_ENV === 'development';

const unregisterAll = async (container: ServiceWorkerContainer): Promise<void> => {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

/** Whether the visitor has asked the browser to load little. Safari and Firefox do not say. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Has the service worker cache the documents that the site offers. */
const cacheDocuments = async (container: ServiceWorkerContainer, store: AppStore): Promise<void> => {
  const { active } = await container.ready;
  if (!savesData()) active?.postMessage(offeredDocuments(store.getState()));
};

/**
 * Registers the service worker, which caches the visited site for use without a network. An administrator needs the current
 * content from the server, so a login unregisters the service worker.
 */
export function registerServiceWorker(store: AppStore): void {
  const { serviceWorker: container } = navigator;
  // Browsers have it only on HTTPS and localhost.
  if (!(container as ServiceWorkerContainer | undefined)) return;
  let wasLoggedIn: boolean | undefined;
  const update = (): void => {
    const isLoggedIn = selectIsLoggedIn(store.getState());
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    const result =
      isLoggedIn || isDevelopment
        ? unregisterAll(container)
        : container.register(scriptUrl).then(() => cacheDocuments(container, store));
    result.catch(() => undefined); // without a cache, the browser requests everything again
  };
  store.subscribe(update);
  update();
}
