import type { SystemContext } from '@chakra-ui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppStore } from '../../store/store';
import { App } from '../App';
import { preloadScreen } from '../router/screens';

/** Renders the site in a transition, so that the browser can paint and handle input in between. */
export function show(store: AppStore, system: SystemContext): void {
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
}
