import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { SelectBox } from './actions/SelectBox';
import { SelectionBar } from './actions/SelectionBar';
import type { Batch } from './actions/useBatch';
import type { ListEditorState } from './useListEditor';
import type { Selection } from './actions/useSelection';

/**
 * Keeps a checkbox under the pointer when it changes the height of the head of its list: the page scrolls by
 * the difference.
 */
function useStableScroll(hasSelection: boolean): void {
  const changed = useRef<{ readonly box: Element; readonly top: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const isBox =
        target instanceof HTMLInputElement && target.type === 'checkbox' && !target.closest('[role=dialog]');
      changed.current = isBox ? { box: target, top: target.getBoundingClientRect().top } : undefined;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const { box, top } = changed.current ?? {};
    changed.current = undefined;
    const moved = box?.isConnected && top !== undefined ? box.getBoundingClientRect().top - top : 0;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [hasSelection]);
}

interface ListHeadProps {
  readonly editor: ListEditorState;
  readonly selection: Selection;
  readonly batch: Batch;
  readonly isDisabled: boolean;
  /** The toolbar, which the selection replaces. */
  readonly children: ReactNode;
}

/** The head of a list: a checkbox for all its rows, and the toolbar or the actions on the selected rows. */
export function ListHead({ editor, selection, batch, isDisabled, children }: ListHeadProps) {
  const text = useTexts('editors');
  const all = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { selected, areAllSelected, toggleAll, clear } = selection;
  const hasSelection = selected.length > 0 && !editor.isReordering;
  const isInUse = hasSelection || batch.running !== null;
  const wasInUse = useRef(false);
  useStableScroll(hasSelection);
  useEffect(() => {
    // the buttons of the selection are gone, and in an empty list also the checkbox
    if (wasInUse.current && !isInUse && document.activeElement === document.body)
      (all.current ?? head.current?.querySelector<HTMLElement>('button:enabled') ?? head.current)?.focus();
    wasInUse.current = isInUse;
  }, [isInUse]);
  return (
    <chakra.div
      ref={head}
      tabIndex={-1}
      display="flex"
      flex="1 1 24rem"
      alignItems="flex-start"
      gap="1"
      paddingInlineStart="1"
      marginBottom={{ base: '3', md: '2' }}
      {...(hasSelection && {
        flex: { base: '1 1 24rem', xl: '0 0 auto' }, // the search beside it takes the remaining width
        position: { base: 'sticky', xl: 'static' }, // the row around it sticks where there is room for one
        top: '14',
        zIndex: '3',
        paddingBlock: { base: '2', xl: '0' },
        marginBlockStart: { base: '-2', xl: '0' },
        marginBlockEnd: { base: '1', xl: '2' },
        bg: 'bg.page',
        css: { '[role=dialog] &': { top: '0' } },
      })}
    >
      {editor.isReordering || editor.rows.length === 0 ? null : (
        <SelectBox
          ref={all}
          label={text('select-all')}
          isChecked={areAllSelected}
          isMixed={selected.length > 0 && !areAllSelected}
          isDisabled={isDisabled || editor.isBlocked || batch.running !== null}
          onChange={toggleAll}
        />
      )}
      <chakra.div flex="1" minWidth="0">
        {hasSelection ? (
          <SelectionBar editor={editor} batch={batch} count={selected.length} onClear={clear} />
        ) : (
          children
        )}
      </chakra.div>
    </chakra.div>
  );
}
