import { chakra } from '@chakra-ui/react';
import type { EntityName } from '../../../../model/schema/entities';
import { timeZoneName } from '../../../../model/format/localTime';
import { conflictsOf } from '../../../../model/history';
import { endpoints } from '../../../store/api/adminApi';
import { useAppSelector } from '../../../store/hooks';
import { Modal } from '../../../ui/components/dialog/Modal';
import { ModalText } from '../../../ui/components/dialog/ModalText';
import { selectLanguage } from '../../../store/selectors';
import { useTexts } from '../../../ui/text/useTexts';
import { ConflictChoice } from '../../conflicts/ConflictChoice';
import { DialogFooter } from '../../controls/DialogFooter';
import { Field } from '../../controls/inputs/Field';
import { Input } from '../../controls/inputs/input';
import { saveShortcut } from '../../controls/saveShortcut';
import { useToasts } from '../../toasts/useToasts';
import { useMayDiscard } from '../../unsaved/mayDiscard';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import { useMayShow } from './useMayShow';
import { scheduleEnds, useSchedule } from './useSchedule';
import { useRowExtras } from '../useToastExtras';

interface ScheduleDialogProps {
  readonly entity: EntityName;
  readonly rowId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Sets when a row goes online and offline by itself. A row that goes online later is hidden until then. */
export function ScheduleDialog({ entity, rowId, name, onClose }: ScheduleDialogProps) {
  const text = useTexts('admin');
  const toasts = useToasts();
  const extrasOf = useRowExtras(entity);
  const mayShow = useMayShow(entity);
  const { timeZone, base, typed, type, isDirty, errors, values, goesOnline, conflict } = useSchedule(
    entity,
    rowId,
  );
  const language = useAppSelector(selectLanguage);
  const [update, { isLoading }] = endpoints.visibilityUpdate.useMutation();
  const mayDiscard = useMayDiscard();
  useUnsavedChanges(isDirty);
  const send = async (): Promise<void> => {
    if (isLoading || !conflict.choices.areMade() || !values) return;
    if (!isDirty) {
      onClose();
      return;
    }
    if (goesOnline && !mayShow([rowId])) return; // it would go online unchecked
    try {
      const row = { id: rowId, ...values, base, ...(goesOnline && { isHidden: true }) };
      const { version } = await update({ entity, rows: [row] }).unwrap();
      toasts.modified(entity, version, extrasOf(rowId));
      onClose();
    } catch (error) {
      const [found] = conflictsOf(error);
      if (found) conflict.show(found);
      toasts.failed(error);
    }
  };
  const save = (): void => void send();
  const cancel = (): void => {
    if (!isLoading && (!isDirty || mayDiscard())) onClose();
  };
  return (
    <Modal
      title={text('schedule-of', { name })}
      isOpen
      onClose={cancel}
      closesOnOutsideClick={false}
      footer={<DialogFooter isBusy={isLoading} onCancel={cancel} onSave={save} />}
    >
      <ModalText display="grid" gap="5" onKeyDown={saveShortcut(save)}>
        <chakra.p color="fg.muted">
          {text('schedule-hint', { zone: timeZoneName(timeZone, language) })}
        </chakra.p>
        {conflict.conflict ? (
          <ConflictChoice
            author={conflict.conflict.author}
            at={conflict.conflict.at}
            fields={conflict.fields}
            group={conflict.choices.group}
            isDisabled={isLoading}
            onChoose={conflict.choose}
          />
        ) : null}
        {scheduleEnds.map((end) => (
          <Field key={end} label={text(end)} error={errors[end]}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={typed[end]}
                data-autofocus={end === 'onlineAt' ? '' : undefined}
                onChange={({ target }) => type(end, target.value)}
              />
            )}
          </Field>
        ))}
      </ModalText>
    </Modal>
  );
}
