import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated';
import { useTexts } from '../../ui/text/useTexts';
import { pdfPreviewWidth } from '../../../model/limits';
import { pageRatio } from '../../../model/site/screens/documents';
import { LazyPdfPreview } from './LazyPdfPreview';

const PreviewArea = chakra('div', {
  base: {
    bg: 'bg.sunken',
    padding: '3',
    display: 'grid',
    justifyItems: 'center',
  },
});

const Sheet = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    bg: 'bg.surface',
    boxShadow: 'raised',
    overflow: 'hidden',
    // Rendered once at its full width, then scaled to the width of the screen.
    '& canvas': { display: 'block', width: '100% !important', height: 'auto !important' },
  },
});

/** The notice until the page is rendered, or if rendering fails. */
const Note = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    padding: '6',
    textAlign: 'center',
    color: 'fg.muted',
    '& svg': { color: 'line.strong' },
  },
});

interface FirstPageProps {
  readonly url: string;
  readonly title: string;
  readonly onLoaded: (pages: number) => void;
}

/** The first page of a document. Its space is reserved while it loads; a notice replaces it if that fails. */
export function FirstPage({ url, title, onLoaded }: FirstPageProps) {
  const text = useTexts('useful-documents');
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const setDrawn = useCallback(() => setState('drawn'), []);
  const setFailed = useCallback(() => setState('failed'), []);
  const isDrawn = state === 'drawn';
  const isHydrated = useIsHydrated(); // the server does not draw PDFs
  return (
    <PreviewArea>
      <Sheet
        style={{ maxWidth: pdfPreviewWidth, ...(isDrawn ? {} : { aspectRatio: String(pageRatio) }) }}
        {...(isDrawn ? { role: 'img', 'aria-label': text('preview-of', { name: title }) } : {})}
      >
        {state === 'failed' || !isHydrated ? null : (
          <Suspense fallback={null}>
            <LazyPdfPreview url={url} onLoaded={onLoaded} onDrawn={setDrawn} onFailed={setFailed} />
          </Suspense>
        )}
        {isDrawn ? null : (
          <Note role="status">
            <FileText aria-hidden="true" size={48} strokeWidth={1.25} />
            {text(state)}
          </Note>
        )}
      </Sheet>
    </PreviewArea>
  );
}
