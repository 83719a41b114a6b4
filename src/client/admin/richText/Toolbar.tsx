import { chakra } from '@chakra-ui/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import type { TextKey } from '../../../content/texts';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { syncSelection } from './browserSelection';
import { hasMark, isIn, linkAt, toggleHeading, toggleList, toggleMark, toggleQuote } from './commands';

interface Tool {
  readonly label: TextKey<'rich-text'>;
  readonly Icon: LucideIcon;
  readonly shortcut?: string;
  readonly run: (editor: Editor) => void;
  /** Whether the tool is active at the selection; undefined for a tool without such a state. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isAvailable?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    label: 'bold',
    Icon: Bold,
    shortcut: 'Control+B',
    run: (editor) => toggleMark(editor, 'strong'),
    isOn: (editor) => hasMark(editor, 'strong'),
  },
  {
    label: 'italic',
    Icon: Italic,
    shortcut: 'Control+I',
    run: (editor) => toggleMark(editor, 'em'),
    isOn: (editor) => hasMark(editor, 'em'),
  },
  {
    label: 'underline',
    Icon: Underline,
    shortcut: 'Control+U',
    run: (editor) => toggleMark(editor, 'u'),
    isOn: (editor) => hasMark(editor, 'u'),
  },
  {
    label: 'heading',
    Icon: Heading2,
    run: (editor) => toggleHeading(editor, 'h2'),
    isOn: (editor) => isIn(editor, 'h2'),
  },
  {
    label: 'subheading',
    Icon: Heading3,
    run: (editor) => toggleHeading(editor, 'h3'),
    isOn: (editor) => isIn(editor, 'h3'),
  },
  {
    label: 'bulleted-list',
    Icon: List,
    run: (editor) => toggleList(editor, 'ul'),
    isOn: (editor) => isIn(editor, 'ul'),
  },
  {
    label: 'numbered-list',
    Icon: ListOrdered,
    run: (editor) => toggleList(editor, 'ol'),
    isOn: (editor) => isIn(editor, 'ol'),
  },
  { label: 'quote', Icon: TextQuote, run: toggleQuote, isOn: (editor) => isIn(editor, 'blockquote') },
];

const historyTools: readonly Tool[] = [
  {
    label: 'undo',
    Icon: Undo2,
    shortcut: 'Control+Z',
    run: (editor) => editor.undo(),
    isAvailable: ({ history }) => history.undos.length > 0,
  },
  {
    label: 'redo',
    Icon: Redo2,
    shortcut: 'Control+Shift+Z',
    run: (editor) => editor.redo(),
    isAvailable: ({ history }) => history.redos.length > 0,
  },
];

interface ToolbarProps {
  /** The id of the element that the tools control. */
  readonly controls: string;
  readonly isReadOnly: boolean;
  readonly onLink: () => void;
}

/** The index that a key moves to. */
const indexMoves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The toolbar is one stop of the Tab key; the arrow keys move within it. */
export function Toolbar({ controls, isReadOnly, onLink }: ToolbarProps) {
  const editor = useSlate();
  const text = useTexts('rich-text');
  const [current, setCurrent] = useState(0);
  const link: Tool = {
    label: 'link',
    Icon: LinkIcon,
    shortcut: 'Control+K',
    run: onLink,
    isOn: (at) => linkAt(at) !== undefined,
  };
  const allTools = [...tools, link, ...historyTools];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = indexMoves[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current, allTools.length);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button').item(next).focus();
  };
  const runTool = (tool: Tool, index: number): void => {
    setCurrent(index);
    if (isReadOnly || tool.isAvailable?.(editor) === false) return;
    syncSelection(editor);
    const isUntouched = editor.selection === null;
    // Before the change: after it, the focus would wait for the update while typing goes on.
    if (tool !== link) ReactEditor.focus(editor);
    if (isUntouched) editor.select(editor.end([]));
    tool.run(editor);
  };
  return (
    <chakra.div
      role="toolbar"
      aria-label={text('toolbar')}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      display="flex"
      flexWrap="wrap"
      gap="0.5"
      padding="1"
      bg="bg.sunken"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderBottomColor="line.subtle"
    >
      {allTools.map((tool, index) => {
        const isOn = tool.isOn?.(editor);
        const isAvailable = !isReadOnly && tool.isAvailable?.(editor) !== false;
        return (
          <Button
            key={tool.label}
            variant="ghost"
            size="icon"
            minWidth={{ base: '11', md: '10' }}
            title={text(tool.label)}
            aria-label={text(tool.label)}
            aria-keyshortcuts={tool.shortcut}
            aria-pressed={isOn}
            aria-disabled={!isAvailable}
            tabIndex={index === current ? 0 : -1}
            opacity={isAvailable ? '1' : '0.45'}
            bg={isOn ? 'accent.solid' : 'transparent'}
            color={isOn ? 'fg.onAccent' : 'fg.default'}
            _hover={isOn ? { bg: 'accent.strong' } : { bg: 'line.subtle' }}
            onMouseDown={(event) => event.preventDefault()} // keeps the selection
            onClick={() => runTool(tool, index)}
          >
            <tool.Icon aria-hidden="true" size={19} />
          </Button>
        );
      })}
    </chakra.div>
  );
}
