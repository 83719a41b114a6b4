import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { pdfPreviewWidth } from '../../../model/limits';
import { pageRatio } from '../../../model/site/screens/documents';
import { LazyPdfPreview } from './LazyPdfPreview';

const Desk = chakra('div', {
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
    // Drawn once at its full width, shown as wide as the screen allows.
    '& canvas': { display: 'block', width: '100% !important', height: 'auto !important' },
  },
});

/** What stands on the sheet until its page is drawn, or where it cannot be. */
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

/** The first page of a document; its room is kept while it comes, and a note takes its place if it cannot. */
export const FirstPage = ({ url, title, onLoaded }: FirstPageProps) => {
  const text = useTexts('useful-documents');
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const setDrawn = useCallback(() => setState('drawn'), []);
  const setFailed = useCallback(() => setState('failed'), []);
  const isDrawn = state === 'drawn';
  return (
    <Desk>
      <Sheet
        style={{ maxWidth: pdfPreviewWidth, ...(isDrawn ? {} : { aspectRatio: String(pageRatio) }) }}
        {...(isDrawn ? { role: 'img', 'aria-label': text('preview-of', { name: title }) } : {})}
      >
        {state === 'failed' ? null : (
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
    </Desk>
  );
};
