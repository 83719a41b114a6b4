import { useEffect } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import type { PdfPreviewProps } from './PdfPreview';

const NoPreview = ({ onFailed }: PdfPreviewProps) => {
  useEffect(() => {
    onFailed();
  }, [onFailed]);
  return null;
};

const load = async () => ({
  default: (await import(/* webpackChunkName: "pdf" */ './PdfPreview')).PdfPreview,
});

/** The preview. Its PDF library is large and loaded after the page; if that fails there is no preview. */
export const LazyPdfPreview = lazyWithRetry(load, { Fallback: () => null, ErrorView: NoPreview });
