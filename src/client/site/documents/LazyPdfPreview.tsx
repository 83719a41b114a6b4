import { lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import type { PdfPreviewProps } from './PdfPreview';

const NoPreview = ({ onFailed }: PdfPreviewProps) => {
  useEffect(() => {
    onFailed();
  }, [onFailed]);
  return null;
};

const load = async (): Promise<{ default: ComponentType<PdfPreviewProps> }> => {
  try {
    const { PdfPreview } = await import(/* webpackChunkName: "pdf" */ './PdfPreview');
    return { default: PdfPreview };
  } catch {
    return { default: NoPreview };
  }
};

/** The preview; what draws it is large, and comes after the page. Where it does not come there is no preview. */
export const LazyPdfPreview = lazy(load);
