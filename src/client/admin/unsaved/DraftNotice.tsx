import { chakra } from '@chakra-ui/react';
import { FilePenLine } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';
import type { Draft } from './storedDraft';

interface DraftNoticeProps {
  readonly draft: Draft;
  /** Whether the stored values have changed since the draft was typed. */
  readonly isOutdated: boolean;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

/** The first field of a form, which takes the focus when the notice is gone. */
const firstFieldOf = (form: HTMLFormElement | null | undefined): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(
    'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]',
  );

/** Offers the values that were typed before the browser closed or crashed. */
export function DraftNotice({ draft: { typedAt }, isOutdated, onUse, onDiscard }: DraftNoticeProps) {
  const text = useTexts('editors');
  const formatDateTime = useFormatDateTime('long');
  const notice = useRef<HTMLDivElement>(null);
  const answer = (run: () => void): void => {
    const form = notice.current?.closest('form');
    run();
    firstFieldOf(form)?.focus();
  };
  return (
    <chakra.div
      ref={notice}
      role="status"
      display="grid"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      bg="accent.subtle"
      borderInlineStartWidth="6px"
      borderInlineStartStyle="solid"
      borderInlineStartColor="accent.solid"
    >
      <chakra.p display="flex" gap="3">
        <FilePenLine aria-hidden="true" size={22} style={{ flexShrink: 0, marginTop: 2 }} />
        <span>
          {text('draft-found', { date: formatDateTime(typedAt) })}
          {isOutdated ? ` ${text('draft-outdated')}` : null}
        </span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" minHeight="11" onClick={() => answer(onUse)}>
          {text('draft-use')}
        </Button>
        <Button size="sm" minHeight="11" variant="outline" onClick={() => answer(onDiscard)}>
          {text('draft-discard')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
