import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Plus, SquarePen, Trash2 } from 'lucide-react';
import { fromPromise } from 'xstate';
import type { RowRef, RowTarget } from '../../../../model/admin/onPage/pageSource';
import { backToPage } from '../../../../model/admin/openRequest';
import type { RowsTask } from '../../../../model/admin/rowsTask';
import { additionAddress, rowAddress } from '../../../../model/admin/rowAddress';
import type { EntityName } from '../../../../model/schema/entities';
import { rowsOfList } from '../../../../model/schema/placement';
import { selectEditedRow } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { newRequestKey } from '../../../store/requestKey';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { Button, LinkButton } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { useDeleteQuestion } from '../../editors/useDeleteQuestion';
import { rowsRequestMachine } from '../../list/actions/rowsRequest.machine';
import { useDuplicate } from '../../list/actions/useDuplicate';
import { useEditorRequests } from '../../list/useEditorRequests';
import { useVisibility } from '../../list/actions/VisibilityButton';
import { useRowLink } from '../../navigation/useRowLink';
import { useEditedRows } from '../../requests/useEditedRows';
import { useToasts } from '../../toasts/useToasts';
import type { PageScan } from '../sources/scanPage';
import { useRowMoves } from './useRowMoves';

interface RowActionsProps {
  readonly target: RowTarget;
  readonly row: StoredRow;
  readonly scan: PageScan;
  readonly isBusy: boolean;
  /** Closes the popover; false if typed values stay. */
  readonly onLeave: () => boolean;
  /** The popover is closed, and this copy of the row exists. */
  readonly onCopied: (copy: RowRef) => void;
}

const iconProps = { 'aria-hidden': true, size: 18 } as const;

/** Moves and deletes a row, one request at a time. */
const useRowRequests = ({ target: { entity, id }, row, scan, onLeave }: RowActionsProps) => {
  const all: readonly StoredRow[] = useEditedRows(entity);
  const rows = rowsOfList(entity, all, row);
  const { remove, reorder } = useEditorRequests({ entity, rows });
  const toasts = useToasts();
  const question = useDeleteQuestion(entity);
  const run = async ({ kind, ids, requestKey }: RowsTask): Promise<undefined> => {
    try {
      if (kind === 'reorder') toasts.modified(entity, await reorder(ids));
      else {
        toasts.deleted(entity, await remove({ id, requestKey }));
        onLeave();
      }
    } catch (error) {
      toasts.failed(error);
      throw error;
    }
  };
  const [snapshot, send] = useInspectedMachine(
    rowsRequestMachine.provide({ actors: { send: fromPromise(({ input }) => run(input)) } }),
    `${entity} on its page`,
  );
  const start = (kind: 'reorder' | 'delete', ids: readonly number[]): void =>
    send({ type: 'start', task: { kind, ids, values: {}, requestKey: newRequestKey() } });
  const { orderAfter, ...moves } = useRowMoves({ entity, row, rows, scan });
  return {
    isRunning: snapshot.hasTag('busy'),
    ...moves,
    move: (by: -1 | 1) => start('reorder', orderAfter(by)),
    remove: (): void => {
      if (window.confirm(question(row))) start('delete', [id]);
    },
  };
};

/** The addresses of the forms with all fields. */
const useFormPaths = (entity: EntityName, row: StoredRow) => {
  const store = useAppStore();
  const language = useAppSelector(selectLanguage);
  const find = (kind: EntityName, id: number): StoredRow | undefined =>
    selectEditedRow(store.getState(), kind, id);
  return {
    all: rowAddress(entity, row, find, language),
    addition: additionAddress(entity, language, row),
  };
};

/** Returns a function that copies a row. The toast links to the form of the copy: not every page shows it. */
const useCopy = ({ target: { entity }, onLeave, onCopied }: RowActionsProps) => {
  const text = useTexts('on-page');
  const shared = useTexts('shared');
  const rowLink = useRowLink();
  return useDuplicate({
    entity,
    markAdded: () => undefined,
    open: (id) => {
      if (onLeave()) onCopied({ entity, id });
    },
    linkTo: (copy) => ({
      label: text('all-fields'),
      hint: shared('opens-in-new-tab'),
      href: rowLink(entity, copy),
    }),
  });
};

/** The actions on the row, besides editing the chosen field. */
export function PageRowActions(props: RowActionsProps) {
  const { target, row, isBusy } = props;
  const { entity, id } = target;
  const text = useTexts('on-page');
  const editors = useTexts('editors');
  const admin = useTexts('admin');
  const paths = useFormPaths(entity, row);
  const { isRunning, canMoveUp, canMoveDown, move, remove } = useRowRequests(props);
  const { isHidden, isBusy: isChanging, toggle } = useVisibility(entity, id);
  const duplicate = useCopy(props);
  const isDisabled = isBusy || isRunning || isChanging;
  const unlessDisabled = (act: () => void) => () => {
    if (!isDisabled) act();
  };
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="1"
      paddingTop="3"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderTopColor="line.subtle"
      css={{ '& > *': { minHeight: '11' } }}
    >
      {paths.all === undefined ? null : (
        <LinkButton to={paths.all} state={backToPage} variant="ghost" size="sm">
          <SquarePen {...iconProps} />
          {text('all-fields')}
        </LinkButton>
      )}
      {paths.addition === undefined ? null : (
        <LinkButton to={paths.addition} state={backToPage} variant="ghost" size="sm">
          <Plus {...iconProps} />
          {text('add-another')}
        </LinkButton>
      )}
      {paths.addition === undefined ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={isDisabled}
          onClick={unlessDisabled(() => duplicate(id))}
        >
          <Copy {...iconProps} />
          {editors('duplicate')}
        </Button>
      )}
      {canMoveUp ? (
        <Button variant="ghost" size="sm" aria-disabled={isDisabled} onClick={unlessDisabled(() => move(-1))}>
          <ArrowUp {...iconProps} />
          {text('move-up')}
        </Button>
      ) : null}
      {canMoveDown ? (
        <Button variant="ghost" size="sm" aria-disabled={isDisabled} onClick={unlessDisabled(() => move(1))}>
          <ArrowDown {...iconProps} />
          {text('move-down')}
        </Button>
      ) : null}
      <Button variant="ghost" size="sm" aria-disabled={isDisabled} onClick={unlessDisabled(toggle)}>
        <Icon {...iconProps} />
        {editors(isHidden ? 'show' : 'hide')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        color="danger.solid"
        marginInlineStart="auto"
        aria-disabled={isDisabled}
        onClick={unlessDisabled(remove)}
      >
        <Trash2 {...iconProps} />
        {admin('delete')}
      </Button>
    </chakra.div>
  );
}
