import { Editor } from 'slate';
import { IS_FOCUSED, IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';

/**
 * Slate reads the selection of the browser up to 100 ms late. It misses a blur while it is setting the selection itself.
 * Without these functions, a fast typist would write or press a key at an old selection.
 */

/** Copies the browser's selection into Slate at once, before a command works on it. */
export function syncSelection(editor: Editor): void {
  if (ReactEditor.isComposing(editor) || IS_NODE_MAP_DIRTY.get(editor)) return;
  const selection = document.getSelection();
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  if (!ReactEditor.hasTarget(editor, selection.focusNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) editor.select(range);
}

/** Selects the whole text. If the browser did it, Slate would know the selection only later. */
export function selectAll(editor: Editor): void {
  editor.select(Editor.range(editor, []));
}

/**
 * Tells Slate that another element has the focus; otherwise the next change would take the focus back. Does nothing if the
 * whole window lost the focus.
 */
export function releaseFocus(editor: Editor, element: Element): void {
  if (document.activeElement !== element) IS_FOCUSED.set(editor, false);
}
