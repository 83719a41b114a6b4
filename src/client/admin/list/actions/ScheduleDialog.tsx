import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import { timeZoneName, toLocalTime, toUtc } from '../../../../model/format/localTime';
import { published } from '../../../../model/schema/visibility';
import { endpoints } from '../../../store/api/adminApi';
import { selectTimeZone, selectVisibility } from '../../../store/content/hiddenRows';
import { useAppSelector } from '../../../store/hooks';
import { Modal } from '../../../ui/components/dialog/Modal';
import { ModalText } from '../../../ui/components/dialog/ModalText';
import { selectLanguage } from '../../../store/selectors';
import { useTexts } from '../../../ui/text/useTexts';
import { DialogFooter } from '../../controls/DialogFooter';
import { Field } from '../../controls/inputs/Field';
import { Input } from '../../controls/inputs/input';
import { saveShortcut } from '../../controls/saveShortcut';
import { useToasts } from '../../toasts/useToasts';
import { useMayDiscard } from '../../unsaved/mayDiscard';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import { useTimeText } from '../useTimeText';
import { useMayShow } from './useMayShow';
import { useRowExtras } from '../useToastExtras';

interface ScheduleDialogProps {
  readonly entity: EntityName;
  readonly rowId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The typed times, and their errors. */
const useTimes = ({ entity, rowId }: Pick<ScheduleDialogProps, 'entity' | 'rowId'>) => {
  const text = useTexts('admin');
  const timeText = useTimeText();
  const timeZone = useAppSelector(selectTimeZone);
  const stored = useAppSelector((state) => selectVisibility(state, entity, rowId)) ?? published;
  const [base] = useState({ onlineAt: stored.onlineAt, offlineAt: stored.offlineAt });
  const [initial] = useState({
    onlineAt: toLocalTime(base.onlineAt, timeZone),
    offlineAt: toLocalTime(base.offlineAt, timeZone),
  });
  const [typed, setTyped] = useState(initial);
  const [onlineAt, offlineAt] = [toUtc(typed.onlineAt, timeZone), toUtc(typed.offlineAt, timeZone)];
  const [openedAt] = useState(() => new Date().toISOString());
  const isPast = Boolean(offlineAt) && typed.offlineAt !== initial.offlineAt && String(offlineAt) < openedAt;
  const isReversed = Boolean(onlineAt) && Boolean(offlineAt) && String(offlineAt) <= String(onlineAt);
  const skipped = (local: string) => text('time-skipped', { time: timeText(`${local}Z`, 'long', 'UTC') });
  return {
    timeZone,
    base,
    typed,
    isDirty: typed.onlineAt !== initial.onlineAt || typed.offlineAt !== initial.offlineAt,
    type: (values: Partial<typeof typed>) => setTyped((current) => ({ ...current, ...values })),
    errors: {
      onlineAt: onlineAt === undefined ? skipped(typed.onlineAt) : undefined,
      offlineAt: [
        offlineAt === undefined && skipped(typed.offlineAt),
        isReversed && text('offline-before-online'),
        isPast && text('offline-in-past'),
      ].find((error) => error !== false),
    },
    values:
      onlineAt === undefined || offlineAt === undefined || isReversed || isPast
        ? undefined
        : { onlineAt, offlineAt },
  };
};

/** Sets when a row goes online and offline by itself. A row that goes online later is hidden until then. */
export function ScheduleDialog({ entity, rowId, name, onClose }: ScheduleDialogProps) {
  const text = useTexts('admin');
  const toasts = useToasts();
  const extrasOf = useRowExtras(entity);
  const mayShow = useMayShow(entity);
  const { timeZone, base, typed, type, isDirty, errors, values } = useTimes({ entity, rowId });
  const language = useAppSelector(selectLanguage);
  const [update, { isLoading }] = endpoints.visibilityUpdate.useMutation();
  const mayDiscard = useMayDiscard();
  useUnsavedChanges(isDirty);
  const send = async (): Promise<void> => {
    if (isLoading || !values) return;
    if (!isDirty) {
      onClose();
      return;
    }
    if (values.onlineAt !== '' && !mayShow([rowId])) return; // it would go online unchecked
    try {
      const row = { id: rowId, ...values, base, ...(values.onlineAt !== '' && { isHidden: true }) };
      const { version } = await update({ entity, rows: [row] }).unwrap();
      toasts.modified(entity, version, extrasOf(rowId));
      onClose();
    } catch (error) {
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
        {(['onlineAt', 'offlineAt'] as const).map((end) => (
          <Field key={end} label={text(end)} error={errors[end]}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={typed[end]}
                data-autofocus={end === 'onlineAt' ? '' : undefined}
                onChange={({ target }) => type({ [end]: target.value })}
              />
            )}
          </Field>
        ))}
      </ModalText>
    </Modal>
  );
}
