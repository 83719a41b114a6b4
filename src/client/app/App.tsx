import type { SystemContext } from '@chakra-ui/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import type { AppStore } from '../store/store';
import { TextProvider } from '../ui/text/TextProvider';
import { SiteThemeProvider } from '../ui/theme/SiteThemeProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { Site } from './Site';

/** The whole site, with its store and the theme of its brand. */
export function App({ store, system }: { store: AppStore; system: SystemContext }) {
  return (
    <Provider store={store}>
      <SiteThemeProvider system={system}>
        <TextProvider>
          <BrowserRouter>
            <ErrorBoundary fallback={<ErrorScreen />}>
              <Site />
            </ErrorBoundary>
          </BrowserRouter>
        </TextProvider>
      </SiteThemeProvider>
    </Provider>
  );
}
