import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { PageDraft, PageSave, PageTarget, RowRef } from '../../../../model/admin/onPage/pageSource';
import { targetId } from '../../../../model/admin/onPage/pageSource';
import { conflictsOf } from '../../../../model/history';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { Banner } from '../../controls/Banner';
import { ReviewChips } from '../../controls/LanguageChips';
import { neutralColors } from '../../controls/neutralColors';
import { SaveButton } from '../../controls/SaveButton';
import type { UploadingFile } from '../../fields/formSettings';
import { useFailureText } from '../../requests/useFailureText';
import { controlOf, opensSomething, toolsAttribute } from '../sources/pageParts';
import { PageRowActions } from '../rows/PageRowActions';
import { RowForm } from './RowForm';
import type { PageScan } from '../sources/scanPage';
import { useTargetLabel } from '../sources/targetLabel';
import { TextForm } from './TextForm';
import { pressControl } from '../usePageEvents';
import { useCloseFor, useEditedRow } from './useEditedRow';
import { useFindings } from '../useFindings';
import { useFirstFocus } from './useFirstFocus';
import { usePlacement } from './usePlacement';

export interface EditPopoverProps {
  /** The element that was chosen. */
  readonly element: Element;
  readonly targets: readonly PageTarget[];
  readonly target: PageTarget;
  /** The content of the page. */
  readonly scan: PageScan;
  readonly isBusy: boolean;
  /** The file that is being sent, before the row is saved. */
  readonly uploading: UploadingFile | null;
  /** Why the last save failed; null if it did not. */
  readonly failure: { readonly cause: unknown } | null;
  readonly onDraft: (draft: PageDraft | undefined) => void;
  readonly onSubmit: (save: PageSave) => void;
  readonly onTurnTo: (target: PageTarget) => void;
  /** Closes the popover, after a question if something was typed. @returns whether it is closed */
  readonly onClose: () => boolean;
  /** The popover is closed, and this copy of its row exists. */
  readonly onCopied: (copy: RowRef) => void;
}

const Popover = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'modal',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: { base: 'full', sm: 'min(46rem, calc(100vw - 1.25rem))' },
    maxHeight: { base: '66dvh', sm: 'calc(100dvh - 6rem)' },
    overflowY: 'auto',
    padding: { base: '4', sm: '5' },
    bg: 'bg.surface',
    color: 'fg.default',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'normal',
    lineHeight: 'normal',
    textAlign: 'start',
    borderTopWidth: '4px',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.solid',
    borderRadius: 'md',
    boxShadow: '0 0 0 1px {colors.line.strong}, {shadows.lifted}',
    outline: 'none',
  },
});

/** The height of the actions below the fields, in px. They are rendered once the fields are painted. */
const actionsHeight = 57;

const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, [contenteditable=true]';

/** Tab stays in the popover: the edited element is elsewhere in the document. */
const keepFocusInside = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab' || !event.currentTarget.contains(event.target as Node)) return; // a node of the document
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [elements[0], elements.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/** The other things that were found at the same place. */
const Targets = ({
  targets,
  target,
  onTurnTo,
}: Pick<EditPopoverProps, 'targets' | 'target' | 'onTurnTo'>) => {
  const text = useTexts('on-page');
  const label = useTargetLabel();
  if (targets.length < 2) return null;
  return (
    <chakra.div role="group" aria-label={text('several-here')} display="flex" flexWrap="wrap" gap="2">
      {targets.map((each) => (
        <Button
          key={targetId(each)}
          size="sm"
          minHeight="11"
          variant={targetId(each) === targetId(target) ? 'solid' : 'outline'}
          aria-pressed={targetId(each) === targetId(target)}
          onClick={() => onTurnTo(each)}
        >
          {label(each)}
        </Button>
      ))}
    </chakra.div>
  );
};

/** The chips of the target, such as 'French missing'. */
const TargetChips = ({ target }: Pick<EditPopoverProps, 'target'>) => {
  const findings = useFindings(useMemo(() => [target], [target]));
  return <ReviewChips reviews={findings.flatMap(({ reviews }) => reviews)} />;
};

type FooterProps = Pick<EditPopoverProps, 'element' | 'isBusy' | 'onClose'> & {
  /** The id of the form; undefined if nothing can be saved. */
  readonly form: string | undefined;
};

const Footer = ({ form, element, isBusy, onClose }: FooterProps) => {
  const text = useTexts('on-page');
  const common = useTexts('common');
  const control = controlOf(element);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
      {control && opensSomething(control) ? (
        <Button
          variant="ghost"
          size="sm"
          minHeight="11"
          marginInlineEnd="auto"
          onClick={() => {
            if (onClose()) pressControl(control);
          }}
        >
          {text(control.matches('a[href]') ? 'follow-link' : 'use-button')}
        </Button>
      ) : null}
      <Button variant="ghost" size="sm" minHeight="11" aria-disabled={isBusy} onClick={() => void onClose()}>
        {common('cancel')}
      </Button>
      {form === undefined ? null : (
        <SaveButton type="submit" form={form} size="sm" minHeight="11" isSaving={isBusy} />
      )}
    </chakra.div>
  );
};

/** Edits the chosen target beside its place on the page: a text or fields of a row, in both languages. */
export function EditPopover(props: EditPopoverProps) {
  const { element, targets, target, scan, isBusy, uploading, failure } = props;
  const { onDraft, onSubmit, onTurnTo, onClose, onCopied } = props;
  const shared = useTexts('shared');
  const text = useTexts('on-page');
  const label = useTargetLabel();
  const popover = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const formId = useId();
  const { row, isDeleted } = useEditedRow(target);
  const isRowDeleted = target.kind === 'row' && isDeleted;
  usePlacement(element, popover);
  const name = targetId(target);
  useFirstFocus(popover, name);
  const leave = useCloseFor(name, onClose);
  const conflicts = conflictsOf(failure?.cause);
  const failureText = useFailureText(conflicts.length > 0 ? null : failure); // a conflict is shown at its field
  const showDraft = useCallback(
    (values: PageDraft['values'] | undefined) => onDraft(values && { target, values }),
    [onDraft, target],
  );
  const isPainted = useDeferredValue(true, false);
  const form = { id: formId, isBusy, onDraft: showDraft, onSubmit };
  return createPortal(
    <Popover
      ref={popover}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={neutralColors as CSSProperties}
      onKeyDown={keepFocusInside}
      {...{ [toolsAttribute]: '' }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id={titleId} fontSize="xl" overflowWrap="anywhere">
          {label(target)}
        </chakra.h2>
        <Button variant="ghost" size="icon" aria-label={shared('close')} onClick={() => void onClose()}>
          <X aria-hidden="true" />
        </Button>
      </chakra.div>
      <TargetChips target={target} />
      <Targets targets={targets} target={target} onTurnTo={onTurnTo} />
      {isRowDeleted ? <Banner takesFocus>{text('row-deleted')}</Banner> : null}
      {failureText === null || isRowDeleted ? null : <Banner takesFocus>{failureText}</Banner>}
      {target.kind === 'text' ? (
        <TextForm key={`${name} text`} target={target} conflicts={conflicts} {...form} />
      ) : null}
      {target.kind === 'row' && row ? (
        <RowForm key={name} {...{ target, row, uploading }} conflict={conflicts[0]} {...form} />
      ) : null}
      <Footer form={isRowDeleted ? undefined : formId} element={element} isBusy={isBusy} onClose={onClose} />
      {target.kind === 'row' && row && !isDeleted ? (
        <div style={{ minHeight: actionsHeight }}>
          {isPainted ? (
            <PageRowActions
              key={`${name} actions`}
              {...{ target, row, scan, isBusy, onCopied }}
              onLeave={leave}
            />
          ) : null}
        </div>
      ) : null}
    </Popover>,
    element.closest('[role=dialog]') ?? document.body,
  );
}
