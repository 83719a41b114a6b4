import { Editor } from 'slate';
import { IS_FOCUSED, IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';

/**
 * Slate hears of what the browser selected up to 100 ms late, and of a focus that goes not at all while it is itself
 * setting the selection. Who types faster than that would write, or press a key, where the selection no longer is.
 */

/** Takes the browser's selection over at once, before something is done to it. */
export const takeSelection = (editor: Editor): void => {
  if (ReactEditor.isComposing(editor) || IS_NODE_MAP_DIRTY.get(editor)) return;
  const selection = document.getSelection();
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  if (!ReactEditor.hasTarget(editor, selection.focusNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) editor.select(range);
};

/** Selects the whole text. Left to the browser, the selection would be known a moment later only. */
export const selectAll = (editor: Editor): void => editor.select(Editor.range(editor, []));

/** Lets go of the focus that has gone elsewhere; else the next change would fetch it back. Not where the window lost it. */
export const releaseFocus = (editor: Editor, element: Element): void => {
  if (document.activeElement !== element) IS_FOCUSED.set(editor, false);
};
