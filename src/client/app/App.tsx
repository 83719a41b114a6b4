import type { SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore, RootState } from '../store/store';
import { TextProvider } from '../ui/text/TextProvider';
import { SiteThemeProvider } from '../ui/theme/SiteThemeProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import type { AppRoutesProps } from './router/AppRoutes';
import { Site } from './Site';

interface AppProps extends AppRoutesProps {
  readonly store: AppStore;
  readonly system: SystemContext;
  /** The `@font-face` rules of the site's own fonts, as CSS. */
  readonly fontFaces: string;
  /** The router: of a browser, or of one address on the server. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Called when the page can handle clicks. React then hydrates the part that was clicked at once. */
  readonly onReady?: (() => void) | undefined;
}

/** The whole site, with its store and the theme of its brand. */
export function App({ store, system, fontFaces, Router, onReady, ...props }: AppProps) {
  // Parts that are hydrated later are compared with the first state too.
  const [served] = useState(() => store.getState());
  const [shown, show] = useState<Store<RootState>>(store);
  useEffect(() => {
    Object.assign(store, { show });
    onReady?.();
  }, [store, onReady]);
  return (
    <Provider store={shown} serverState={served}>
      <SiteThemeProvider system={system}>
        <Global styles={fontFaces} />
        <TextProvider>
          <Router>
            <ErrorBoundary fallback={<ErrorScreen />}>
              <Site {...props} />
            </ErrorBoundary>
          </Router>
        </TextProvider>
      </SiteThemeProvider>
    </Provider>
  );
}
