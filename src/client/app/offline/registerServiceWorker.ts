import { selectIsLoggedIn } from '../../store/selectors';
import type { AppStore } from '../../store/store';

const address = '/service-worker.js';

/** In development nothing is kept, nor used of what a production build on the same address has kept. */
const isDevelopment = process.env.NODE_ENV === 'development';

const forget = async (container: ServiceWorkerContainer): Promise<void> => {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

/**
 * Keeps a visited site for when there is no network. Whoever is logged in works on what the server says now, so from the
 * login on nothing is kept for them.
 */
export const registerServiceWorker = (store: AppStore): void => {
  const { serviceWorker: container } = navigator;
  // Only where the page is served securely, or by this machine.
  if (!(container as ServiceWorkerContainer | undefined)) return;
  let wasLoggedIn: boolean | undefined;
  const follow = (): void => {
    const isLoggedIn = selectIsLoggedIn(store.getState());
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    const done = isLoggedIn || isDevelopment ? forget(container) : container.register(address);
    done.catch(() => undefined); // a browser that keeps nothing asks each time
  };
  store.subscribe(follow);
  follow();
};
