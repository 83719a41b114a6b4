import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { ScreenWait } from '../../ui/parts/ScreenWait';
import { frame } from './frame';
import type { RichTextEditorProps } from './RichTextEditor';

const RichTextEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-text" */ './RichTextEditor')).RichTextEditor,
}));

/** The rich-text editor, whose code comes when the first one is shown; until then its room is kept. */
export const LazyRichTextEditor = (props: RichTextEditorProps) => (
  <Suspense
    fallback={
      <chakra.div css={frame}>
        <ScreenWait />
      </chakra.div>
    }
  >
    <RichTextEditor {...props} />
  </Suspense>
);
