import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSiteSettings, siteSettingsElementId } from '../../model/siteSettings';
import { fetchImages } from '../store/images';
import { createStore } from '../store/store';
import { fetchContent } from '../store/startup';
import { announceHistoryMoves } from '../ui/history/historyMoves';
import { createBrandSystem } from '../ui/theme/system';
import { App } from './App';
import { loadImages } from './loadImages';
import { watchStart } from './watchStart';
import { prepareStore } from './prepareStore';
import { yieldToBrowser } from './yieldToBrowser';

/** Starts the site: the content is asked for at once, and the browser gets its turn between the larger steps. */
const main = async (): Promise<void> => {
  const settings = readSiteSettings(
    document.getElementById(siteSettingsElementId)?.textContent,
    window.location.host,
  );
  const firstLoad = fetchContent(settings.apiBaseUrl, {}, settings.contentVersion);
  const firstImages = fetchImages(settings.apiBaseUrl);
  firstLoad.catch(() => undefined); // whoever awaits it hears of its failure
  announceHistoryMoves();
  const store = createStore();
  prepareStore(store, settings);
  loadImages(store, firstImages);
  await yieldToBrowser();
  const system = createBrandSystem(settings.brand);
  await yieldToBrowser();
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
  watchStart(store, settings.apiBaseUrl, firstLoad);
};

void main();
