import { Document, Page, pdfjs } from 'react-pdf';
import { pdfPreviewWidth } from '../../../model/limits';

// The worker has to be named in the module that draws.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export interface PdfPreviewProps {
  readonly url: string;
  /** The document is there; it has so many pages. */
  readonly onLoaded: (pages: number) => void;
  /** The first page can be seen. */
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
}

/** The first page of a PDF, drawn. What is seen before, or instead, is the business of whoever shows it. */
export const PdfPreview = ({ url, onLoaded, onDrawn, onFailed }: PdfPreviewProps) => (
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
