import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { lookupText } from '../../../model/text/texts';
import type { TextKey } from '../../../content/texts';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage } from '../../../model/text/textPages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage, selectTextIndex } from '../../store/selectors';
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
  const resource = lookupText(index, language, name, storedPage(page) ?? undefined);
  if (resource?.isHtml) return <RichText html={resource.resource} {...props} />;
  return (
    <chakra.div whiteSpace="pre-line" {...props}>
      {text(name, values)}
    </chakra.div>
  );
}
