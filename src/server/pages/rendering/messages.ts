import type { SiteImage } from '../../../model/images/variants';
import type { ServedForm } from '../../../model/inquiries/servedForm';
import type { Language } from '../../../model/site/languages';
import type { SiteSettings } from '../../../model/site/siteSettings';
import type { FontFiles } from '../../../client/ui/theme/fonts';

/** The content of the site, as the API sends it. */
export interface SiteContent {
  /** The JSON of the bulk load. */
  readonly bulkLoad: string;
  /** The metadata of all images. */
  readonly images: readonly SiteImage[];
}

/** A page to render from the content that was sent last. */
export interface RenderJob {
  readonly settings: SiteSettings;
  readonly language: Language;
  /** The path and the known part of the query. */
  readonly address: string;
  readonly fontFiles: FontFiles;
  /** A form that was posted and could not be accepted. The page shows it again. */
  readonly form?: ServedForm;
}

export interface RenderedPage {
  /** The HTML of the element #root. */
  readonly html: string;
  /** The `style` elements of the page, in the form that Emotion hydrates in the browser. */
  readonly styles: string;
  /** The metadata of the images that the page shows. */
  readonly images: readonly SiteImage[];
}

/** A message to the worker. */
export type WorkerRequest =
  | { readonly kind: 'content'; readonly content: SiteContent }
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob };

/** The response to a job. */
export type WorkerResponse =
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
