import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Row } from '../../../../model/schema/entities';
import { maxCompared } from '../../../../model/site/screens/tankers/comparison';
import { compareParameter } from '../../../../model/site/screens/listPage';
import { useLocalized } from '../../../ui/text/useLocalized';
import { useTexts } from '../../../ui/text/useTexts';
import { markTanker, unmarkTanker } from './markedTankers';

const Label = chakra('label', {
  base: {
    position: 'absolute',
    top: '2',
    insetEnd: '2',
    zIndex: '2', // above the link that covers the card
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3',
    bg: 'bg.surface',
    borderRadius: 'sm',
    boxShadow: 'raised',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', accentColor: 'accent.solid', cursor: 'inherit' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
    _print: { display: 'none' },
  },
});

interface CompareCheckProps {
  readonly tanker: Row<'tanker'>;
  /** The marked tankers that are listed. */
  readonly marked: readonly number[];
  readonly listed: readonly Row<'tanker'>[];
  /** The id of the form that compares without scripts. */
  readonly form: string;
}

/** Marks a tanker of the list for the comparison. */
export function CompareCheck({ tanker, marked, listed, form }: CompareCheckProps) {
  const text = useTexts('tankers');
  const name = useLocalized()(tanker, 'name');
  const isMarked = marked.includes(tanker.id);
  const toggle = () => (isMarked ? unmarkTanker(tanker.id) : markTanker(tanker.id, listed));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.checked && !isMarked) toggle(); // ticked on the page of the server, before hydration
    // oxlint-disable-next-line react/exhaustive-deps -- only at hydration
  }, []);
  const isFull = !isMarked && marked.length >= maxCompared;
  return (
    <Label title={isFull ? text('compare-full', { limit: maxCompared }) : undefined}>
      <input
        ref={input}
        type="checkbox"
        form={form}
        name={compareParameter}
        value={tanker.id}
        checked={isMarked}
        disabled={isFull}
        title={isFull ? text('compare-full', { limit: maxCompared }) : undefined}
        onChange={toggle}
        aria-label={text('compare-of', { name })}
      />
      {text('compare')}
    </Label>
  );
}
