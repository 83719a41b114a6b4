import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { TextResource } from '../../../../model/text/texts';
import { RichText } from '../../../ui/text/RichText';
import { useTexts } from '../../../ui/text/useTexts';

/** The value of a text. A long HTML text is cut off after a few lines. */
export const TextValue = memo(({ text }: { text: TextResource | undefined }) => {
  const messages = useTexts('edit-resources');
  if (text === undefined) {
    return (
      <chakra.span color="danger.solid" fontWeight="semibold">
        {messages('missing')}
      </chakra.span>
    );
  }
  if (text.resource.trim() === '') return <chakra.i color="fg.muted">{messages('blank')}</chakra.i>;
  if (!text.isHtml) return <span lang={text.language}>{text.resource}</span>;
  return (
    <RichText
      html={text.resource}
      lang={text.language}
      maxHeight="9.5rem"
      overflow="hidden"
      whiteSpace="normal"
      maskImage="linear-gradient(to bottom, black 7.5rem, transparent 9.5rem)"
    />
  );
});

TextValue.displayName = 'TextValue';
