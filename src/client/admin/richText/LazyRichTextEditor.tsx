import { chakra } from '@chakra-ui/react';
import { Suspense, useDeferredValue } from 'react';
import { FailedComponent } from '../../ui/lazy/FailedComponent';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
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

const RichTextEditor = lazyWithRetry(load, { Wait: Placeholder, Missing: FailedComponent });

/**
 * The rich-text editor, or a placeholder of the same size: while its code is loaded, and until what is around it is painted, because
 * it takes longer to render than a whole form.
 */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const isFormPainted = useDeferredValue(true, false);
  if (!isFormPainted) return <Placeholder />;
  return (
    <Suspense fallback={<Placeholder />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
