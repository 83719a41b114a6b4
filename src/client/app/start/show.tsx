import type { SystemContext } from '@chakra-ui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppStore } from '../../store/store';
import { App } from '../App';
import { preloadScreen } from '../router/screens';

/** Shows the site in the page, in parts between which the browser gets its turn. */
export const show = (store: AppStore, system: SystemContext): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no element #root');
  const root = createRoot(container);
  startTransition(() => {
    root.render(
      <StrictMode>
        <App store={store} system={system} />
      </StrictMode>,
    );
  });
  preloadScreen(window.location.pathname);
};
