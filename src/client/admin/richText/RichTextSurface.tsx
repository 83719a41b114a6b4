import { chakra } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { createEditor } from 'slate';
import type { Descendant, Editor, Selection } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import { richTextStyles } from '../../ui/text/RichText';
import { releaseFocus, selectAll, syncSelection } from './browserSelection';
import { linkAt, removeLink, setLink, toggleMark } from './commands';
import { editorFrameStyles } from './editorFrameStyles';
import { parseRichText, serializeRichText } from './html/html';
import { LinkForm } from './LinkForm';
import type { PasteLoss } from './paste/pasteLosses';
import { PasteNotes } from './paste/PasteNotes';
import type { RichTextEditorProps } from './richTextEditorProps';
import { shortcutOf } from './shortcuts';
import { Toolbar } from './Toolbar';
import { withBreaks } from './withBreaks';
import { withPaste } from './paste/withPaste';
import { withRichText } from './withRichText';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import type { Mark } from './document';

const elements = {
  p: 'p',
  h2: 'h2',
  h3: 'h3',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  line: 'div',
  group: 'div',
  a: 'a',
} as const satisfies Record<RenderElementProps['element']['type'], string>;

const markElements = { strong: 'strong', em: 'em', u: 'u' } as const satisfies Record<Mark, string>;

/** Renders an element. A link has no target: a click on it in the editor must not open it. */
function renderElement({ element, attributes, children }: RenderElementProps) {
  const Name = elements[element.type];
  const title = element.type === 'a' ? element.href : undefined;
  return (
    <Name {...attributes} title={title}>
      {children}
    </Name>
  );
}

function renderLeaf({ leaf, attributes, children }: RenderLeafProps) {
  let content = <>{children}</>;
  for (const Name of [markElements.u, markElements.em, markElements.strong]) {
    if (leaf[Name]) content = <Name>{content}</Name>;
  }
  return <span {...attributes}>{content}</span>;
}

interface RichTextSurfaceProps extends Omit<RichTextEditorProps, 'value' | 'id'> {
  readonly id: string;
  readonly initialValue: string;
}

const createRichTextEditor = (onPaste: (lost: readonly PasteLoss[]) => void): Editor =>
  withPaste(withBreaks(withRichText(withReact(withHistory(createEditor())))), onPaste);

const Surface = chakra(Editable);

/** The link whose form is open: the selection when it was opened, and the target of the link there. */
interface EditedLink {
  readonly at: Selection;
  readonly href: string | undefined;
}

const useLinkForm = (editor: Editor, isReadOnly: boolean) => {
  const [editing, setEditing] = useState<EditedLink>();
  const close = (change?: () => void): void => {
    // Before the change: after it, the focus would wait for the update while typing goes on.
    ReactEditor.focus(editor);
    if (editing?.at) editor.select(editing.at);
    change?.();
    setEditing(undefined);
  };
  return {
    editing,
    close,
    open: () => {
      if (isReadOnly) return;
      syncSelection(editor);
      setEditing({ at: editor.selection, href: linkAt(editor) });
    },
  };
};

/** A click on the label focuses the editor: browsers do this for form controls only. */
const useFocusByLabel = (editor: Editor, id: string): void =>
  useEffect(() => {
    const listen = ({ target }: MouseEvent): void => {
      const label = target instanceof Element ? target.closest('label') : null;
      if (label?.htmlFor === id) ReactEditor.focus(editor);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [editor, id]);

/** The editor of one text: toolbar, link form and text. */
export function RichTextSurface({
  label,
  id,
  initialValue,
  onChange,
  onBlur,
  isInvalid = false,
  isRequired = false,
  isReadOnly = false,
  describedBy,
  language,
  ref,
}: RichTextSurfaceProps) {
  const [lost, setLost] = useState<readonly PasteLoss[]>([]);
  const [editor] = useState(() => createRichTextEditor(setLost));
  const [initial] = useState(() => parseRichText(initialValue));
  const lastHtml = useRef(initialValue);
  const link = useLinkForm(editor, isReadOnly);
  useImperativeHandle(ref, () => ({ focus: () => ReactEditor.focus(editor) }), [editor]);
  useFocusByLabel(editor, id);
  const onValueChange = (nodes: Descendant[]): void => {
    const html = serializeRichText(nodes);
    if (html === lastHtml.current) return;
    lastHtml.current = html;
    onChange(html);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    syncSelection(editor);
    const shortcut = shortcutOf(event);
    if (!shortcut || (isReadOnly && shortcut === 'all')) return;
    event.preventDefault();
    if (shortcut === 'link') link.open();
    else if (shortcut === 'all') selectAll(editor);
    else if (!isReadOnly) toggleMark(editor, shortcut);
  };
  return (
    <Slate editor={editor} initialValue={initial} onValueChange={onValueChange}>
      <chakra.div css={editorFrameStyles} data-invalid={isInvalid ? '' : undefined}>
        <Toolbar controls={id} isReadOnly={isReadOnly} onLink={link.open} />
        {link.editing ? (
          <LinkForm
            href={link.editing.href}
            onSubmit={(href) => link.close(() => setLink(editor, href))}
            onRemove={() => link.close(() => removeLink(editor))}
            onCancel={() => link.close()}
          />
        ) : null}
        <PasteNotes lost={lost} />
        <Surface
          id={id}
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          aria-readonly={isReadOnly}
          lang={language}
          readOnly={isReadOnly}
          tabIndex={0}
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          onKeyDown={onKeyDown}
          onBlurCapture={({ currentTarget }) => releaseFocus(editor, currentTarget)}
          onBlur={onBlur}
          css={richTextStyles}
          flex="1"
          minHeight="0"
          overflowY="auto"
          overflowWrap="anywhere"
          padding="4"
          outline="none"
        />
      </chakra.div>
    </Slate>
  );
}
