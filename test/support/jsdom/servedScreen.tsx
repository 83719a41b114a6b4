import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { modalCode } from '../../../src/client/ui/components/dialog/LazyModal';
import { Modal } from '../../../src/client/ui/components/dialog/Modal';
import type { ScreenSettings } from './renderScreen';
import { screenTree } from './renderScreen';

interface ServedScreen {
  /** The element that holds the HTML of the server. */
  readonly container: HTMLElement;
  /** Hydrates the HTML, as a browser with scripts does. Returns the differences that React found. */
  readonly hydrate: () => Promise<readonly string[]>;
  readonly remove: () => void;
}

/** The HTML of a screen as the server renders it, in the document. */
export function serveScreen(Screen: ComponentType, settings: ScreenSettings): ServedScreen {
  const container = document.createElement('div');
  modalCode.provide(Modal);
  container.innerHTML = renderToString(screenTree(Screen, settings).tree);
  document.body.append(container);
  let unmount = (): void => undefined;
  return {
    container,
    hydrate: async () => {
      const differences: string[] = [];
      await act(async () => {
        const root = hydrateRoot(container, screenTree(Screen, settings).tree, {
          onRecoverableError: (error) => differences.push(String(error)),
        });
        unmount = () => root.unmount();
        await Promise.resolve();
      });
      return differences;
    },
    remove: () => {
      act(unmount);
      container.remove();
    },
  };
}
