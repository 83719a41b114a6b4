import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { TextResource } from '../../../model/text/texts';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';

/** What a text says, at most so many lines of it where it is long. */
export const TextValue = memo(({ text }: { text: TextResource | undefined }) => {
  const words = useTexts('edit-resources');
  if (text === undefined) {
    return (
      <chakra.span color="danger.solid" fontWeight="semibold">
        {words('missing')}
      </chakra.span>
    );
  }
  if (text.resource.trim() === '') return <chakra.i color="fg.muted">{words('blank')}</chakra.i>;
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
