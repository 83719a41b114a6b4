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

/** The preview; what draws it is large, and comes after the page. Where it does not come there is no preview. */
export const LazyPdfPreview = lazyWithRetry(load, { Wait: () => null, Missing: NoPreview });
