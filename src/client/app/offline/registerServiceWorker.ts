import { selectIsLoggedIn } from '../../store/selectors';
import type { AppStore } from '../../store/store';

const scriptUrl = '/service-worker.js';

/** In development there is no service worker. One from a production build on the same origin is unregistered. */
const isDevelopment = process.env.NODE_ENV === 'development';

const unregisterAll = async (container: ServiceWorkerContainer): Promise<void> => {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
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
    const result = isLoggedIn || isDevelopment ? unregisterAll(container) : container.register(scriptUrl);
    result.catch(() => undefined); // without a cache, the browser requests everything again
  };
  store.subscribe(update);
  update();
}
