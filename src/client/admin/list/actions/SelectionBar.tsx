import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff, FolderInput, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Button } from '../../../ui/components/button';
import { Spinner } from '../../../ui/components/Spinner';
import { lazyWithRetry } from '../../../ui/lazy/lazyWithRetry';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import type { Batch, BatchKind } from './useBatch';
import type { ListEditorState } from '../useListEditor';

const MoveDialog = lazyWithRetry(async () => {
  const { MoveDialog: Dialog } = await import(/* webpackChunkName: "item-dialog" */ '../../form/MoveDialog');
  return { default: Dialog };
});

interface BarButtonProps {
  readonly kind: BatchKind;
  readonly batch: Batch;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

/** A button of the bar. A phone shows its icon only. */
const BarButton = ({ kind, batch: { running }, icon, label, onClick }: BarButtonProps) => (
  <Button
    variant={kind === 'delete' ? 'danger' : 'outline'}
    size="sm"
    minHeight="11"
    minWidth="11"
    marginInlineStart={kind === 'delete' ? { base: '1', md: '4' } : undefined}
    aria-disabled={running !== null}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {running === kind ? <Spinner aria-hidden="true" /> : icon}
    <chakra.span hideBelow="md">{label}</chakra.span>
  </Button>
);

interface SelectionBarProps {
  readonly editor: Pick<ListEditorState, 'entity' | 'presetValues'>;
  readonly batch: Batch;
  readonly count: number;
  readonly onClear: () => void;
}

const iconProps = { 'aria-hidden': true, size: 20 } as const;

/** The number of selected rows, and the actions on them. */
export function SelectionBar({ editor, batch, count, onClear }: SelectionBarProps) {
  const { entity, presetValues } = editor;
  const text = useTexts('editors');
  const admin = useTexts('admin');
  const common = useTexts('common');
  const plural = usePlural();
  const { running, canHide, canShow, canMove } = batch;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minHeight="11">
      <chakra.p role="status" flex="1 1 auto" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {running ? common('saving') : text(`selected-${plural(count)}`, { count })}
      </chakra.p>
      <chakra.div role="group" aria-label={text('selection')} display="flex" gap="2">
        {canHide ? (
          <BarButton
            kind="hide"
            batch={batch}
            icon={<EyeOff {...iconProps} />}
            label={text('hide')}
            onClick={batch.hide}
          />
        ) : null}
        {canShow ? (
          <BarButton
            kind="show"
            batch={batch}
            icon={<Eye {...iconProps} />}
            label={text('show')}
            onClick={batch.show}
          />
        ) : null}
        {canMove ? (
          <BarButton
            kind="move"
            batch={batch}
            icon={<FolderInput {...iconProps} />}
            label={text('move')}
            onClick={batch.chooseList}
          />
        ) : null}
        <BarButton
          kind="delete"
          batch={batch}
          icon={<Trash2 {...iconProps} />}
          label={admin('delete')}
          onClick={batch.remove}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={text('select-none')}
          title={text('select-none')}
          onClick={onClear}
        >
          <X {...iconProps} />
        </Button>
      </chakra.div>
      {batch.isMoving ? (
        <Suspense fallback={null}>
          <MoveDialog
            entity={entity}
            from={presetValues}
            count={count}
            isBusy={running !== null}
            onMove={batch.move}
            onClose={batch.cancelMove}
          />
        </Suspense>
      ) : null}
    </chakra.div>
  );
}
