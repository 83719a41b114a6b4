import { chakra } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import { isEditable } from '../../../model/schema/fields';
import { listColumns } from '../../../model/schema/placement';
import { isValue } from '../../../model/schema/rows';
import { Modal } from '../../ui/components/dialog/Modal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { DialogFooter } from '../controls/DialogFooter';
import { saveShortcut } from '../controls/saveShortcut';
import { ColumnInput } from '../fields/ColumnInput';
import type { FormSettings } from '../fields/formSettings';
import { FormSettingsProvider } from '../fields/formSettings';
import type { NewRowValues } from '../requests/entityRequests';

export interface MoveDialogProps {
  readonly entity: EntityName;
  /** The list that the rows are in now. */
  readonly from: NewRowValues;
  /** How many rows are moved. */
  readonly count: number;
  readonly isBusy: boolean;
  /** Called with the columns that change. */
  readonly onMove: (values: NewRowValues) => void;
  readonly onClose: () => void;
}

/** Asks to which list rows are moved: another type, other brands, another company. */
export function MoveDialog({ entity, from, count, isBusy, onMove, onClose }: MoveDialogProps) {
  const text = useTexts('editors');
  const plural = usePlural();
  const columns = listColumns(entity).filter(({ field }) => isEditable(field));
  const form = useForm<Record<string, unknown>>({ defaultValues: from });
  const settings: FormSettings = {
    entity,
    fixedValues: from,
    firstColumn: columns[0]?.name,
    isNew: false,
    isSaving: isBusy,
    uploading: null,
    onUploading: () => undefined, // no column of a list is a picture
  };
  const move = form.handleSubmit((values) => {
    const changed = columns.flatMap(({ name }) => {
      const value = values[name];
      return isValue(value) && value !== from[name] ? [[name, value] as const] : [];
    });
    if (changed.length === 0) onClose();
    else onMove(Object.fromEntries(changed));
  });
  const save = (): void => void move();
  return (
    <Modal
      title={text(`move-${plural(count)}`, { count })}
      isOpen
      onClose={onClose}
      closesOnOutsideClick={false}
      footer={<DialogFooter isBusy={isBusy} onCancel={onClose} onSave={save} />}
    >
      <FormProvider {...form}>
        <FormSettingsProvider value={settings}>
          <ModalText display="grid" gap="5" onKeyDown={saveShortcut(save)}>
            {columns.map((column) => (
              <ColumnInput key={column.name} column={column} />
            ))}
            <chakra.p color="fg.muted">{text('move-hint')}</chakra.p>
          </ModalText>
        </FormSettingsProvider>
      </FormProvider>
    </Modal>
  );
}
