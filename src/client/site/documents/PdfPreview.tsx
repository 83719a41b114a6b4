import { Document, Page, pdfjs } from 'react-pdf';
import { pdfPreviewWidth } from '../../../model/limits';

// The worker must be set in the module that renders the document.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export interface PdfPreviewProps {
  readonly url: string;
  /** Called with the number of pages once the document is loaded. */
  readonly onLoaded: (pages: number) => void;
  /** Called once the first page is visible. */
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
}

/** Renders the first page of a PDF. The caller shows the placeholder and the failure. */
export function PdfPreview({ url, onLoaded, onDrawn, onFailed }: PdfPreviewProps) {
  return (
    <Document
      file={url}
      loading={null}
      error={null}
      noData={null}
      onLoadSuccess={({ numPages }) => onLoaded(numPages)}
      onLoadError={onFailed}
      onSourceError={onFailed}
    >
      <Page
        pageNumber={1}
        width={pdfPreviewWidth}
        loading={null}
        error={null}
        noData={null}
        renderTextLayer={false}
        renderAnnotationLayer={false}
        onRenderSuccess={onDrawn}
        onRenderError={onFailed}
        onLoadError={onFailed}
      />
    </Document>
  );
}
