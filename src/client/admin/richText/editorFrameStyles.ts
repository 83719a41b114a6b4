import type { SystemStyleObject } from '@chakra-ui/react';
import { richTextEditorSize } from '../../../model/limits';

/** The size of the editor, also while its code is loading. It shrinks on small screens. */
export const editorFrameStyles: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxWidth: { base: 'none', md: `${richTextEditorSize.width}px` },
  minWidth: '0',
  height: `min(${richTextEditorSize.height}px, 75vh)`,
  bg: 'bg.surface',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  borderRadius: 'sm',
  overflow: 'hidden',
  _focusWithin: { borderColor: 'focus', outline: '2px solid {colors.focus}' },
  '&[data-invalid]': { borderColor: 'danger.solid' },
};
