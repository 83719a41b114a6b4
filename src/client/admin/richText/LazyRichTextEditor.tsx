import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { FailedPart } from '../../ui/lazy/FailedPart';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { ScreenLoading } from '../../ui/components/ScreenLoading';
import { editorFrameStyles } from './editorFrameStyles';
import type { RichTextEditorProps } from './richTextEditorProps';

const load = async () => ({
  default: (await import(/* webpackChunkName: "rich-text" */ './RichTextEditor')).RichTextEditor,
});

const Placeholder = () => (
  <chakra.div css={editorFrameStyles}>
    <ScreenLoading />
  </chakra.div>
);

const RichTextEditor = lazyWithRetry(load, { Wait: Placeholder, Missing: FailedPart });

/** The rich-text editor. Its code is loaded when the first one is shown; until then a placeholder of the same size. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Placeholder />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
