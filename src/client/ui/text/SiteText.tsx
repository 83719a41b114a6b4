import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { lookupBrandText } from '../../../model/text/brandTexts';
import type { TextKey } from '../../../content/texts';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage } from '../../../model/text/textPages';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage, selectTextIndex } from '../../store/selectors';
import { RichText } from './RichText';
import type { TextValues } from './useTexts';
import { useTexts } from './useTexts';

interface SiteTextProps<Page extends TextPage> extends Omit<HTMLChakraProps<'div'>, 'children' | 'page'> {
  readonly page: Page;
  readonly name: TextKey<Page>;
  /** Values of the placeholders, in a plain text. */
  readonly values?: TextValues;
}

/** A text of the site as a block: formatted if it is HTML; a plain text keeps its line breaks. */
export function SiteText<Page extends TextPage>({ page, name, values, ...props }: SiteTextProps<Page>) {
  const text = useTexts(page);
  const language = useAppSelector(selectLanguage);
  const index = useAppSelector(selectTextIndex);
  const brand = useAppSelector(selectBrand);
  const resource = lookupBrandText(index, brand, language, name, storedPage(page) ?? undefined);
  if (resource?.isHtml) return <RichText html={resource.resource} {...props} />;
  return (
    <chakra.div whiteSpace="pre-line" {...props}>
      {text(name, values)}
    </chakra.div>
  );
}
