import { chakra } from '@chakra-ui/react';
import { FilePenLine } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
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

/** The fields of the form, the dialog or the table that contains an element. */
const fieldsAround = (element: Element | null): (() => readonly HTMLElement[]) => {
  const container = element?.closest('form, [role=dialog], table');
  return () => [
    ...(container?.querySelectorAll<HTMLElement>(
      'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]',
    ) ?? []),
  ];
};

const isBefore = (element: Element, other: Element | null): boolean =>
  Boolean(other && element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Offers the values that were typed before the browser closed or crashed. After the answer the focus is on the next field. */
export function DraftNotice({ draft: { typedAt }, isOutdated, onUse, onDiscard }: DraftNoticeProps) {
  const text = useTexts('editors');
  const formatDateTime = useFormatDateTime('long');
  const notice = useRef<HTMLDivElement>(null);
  const answer = (run: () => void): void => {
    const fields = fieldsAround(notice.current);
    const before = new Set(fields().filter((field) => isBefore(field, notice.current)));
    flushSync(run); // an editor of rich text is mounted again with the words of the draft
    fields()
      .find((field) => !before.has(field))
      ?.focus();
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
