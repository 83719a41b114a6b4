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

const RichTextEditor = lazyWithRetry(load, { Fallback: Placeholder, ErrorView: FailedComponent });

/**
 * The rich-text editor. A placeholder of the same size replaces it while its code is loaded, and until the
 * elements around it are painted, because the editor takes longer to render than a whole form.
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
