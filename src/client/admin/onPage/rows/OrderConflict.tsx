import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { isOnPage, toolsAttribute } from '../sources/pageParts';

const Notice = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'modal',
    insetInline: '2.5',
    bottom: '20', // above the bar of the mode
    maxWidth: '46rem',
    marginInline: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    padding: '4',
    bg: 'bg.surface',
    color: 'fg.default',
    borderInlineStartWidth: '6px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'accent.solid',
    borderRadius: 'md',
    boxShadow: 'lifted',
  },
});

interface OrderConflictProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

const outline = { outline: '6px solid #7C3AED', outlineOffset: '3px' };

/**
 * Focuses and highlights the open question when somebody clicks the page. The page cannot be edited until the
 * question is answered.
 */
const useReminder = (notice: RefObject<HTMLElement | null>, answer: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const remind = ({ target }: MouseEvent): void => {
      if (!isOnPage(target)) return;
      answer.current?.focus({ preventScroll: true });
      notice.current?.animate([outline, outline, {}], 900);
    };
    window.addEventListener('click', remind, { capture: true });
    return () => window.removeEventListener('click', remind, { capture: true });
  }, [notice, answer]);
};

/** Says that somebody else has changed a list whose rows were moved, and asks whether the moves are saved. */
export function OrderConflict({ isSaving, onSave, onDiscard }: OrderConflictProps) {
  const text = useTexts('editors');
  const common = useTexts('common');
  const notice = useRef<HTMLDivElement>(null);
  const saving = useRef<HTMLButtonElement>(null);
  useReminder(notice, saving);
  useEffect(() => saving.current?.focus({ preventScroll: true }), []);
  return createPortal(
    <Notice ref={notice} role="alert" {...{ [toolsAttribute]: '' }}>
      <chakra.p flex="1 1 20rem">{text('order-merged')}</chakra.p>
      <Button variant="outline" size="sm" minHeight="11" aria-disabled={isSaving} onClick={onDiscard}>
        {text('order-theirs')}
      </Button>
      <Button
        ref={saving}
        variant="primary"
        size="sm"
        minHeight="11"
        aria-disabled={isSaving}
        onClick={onSave}
      >
        {common(isSaving ? 'saving' : 'save')}
      </Button>
    </Notice>,
    document.body,
  );
}
