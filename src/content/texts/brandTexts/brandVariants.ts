import type { texts } from '..';
import type { PageText } from '../pageTexts';

type Texts = typeof texts;

/**
 * A brand's variants of texts, by page and key (model/text/brandTexts). A key that the page does not have does not compile. Fill in
 * the same placeholders.
 */
export type BrandVariants = {
  readonly [Page in keyof Texts]?: Readonly<Partial<Record<keyof Texts[Page], PageText>>>;
};
