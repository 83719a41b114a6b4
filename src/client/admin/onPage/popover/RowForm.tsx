import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { RowTarget } from '../../../../model/admin/onPage/pageSource';
import type { EditConflict } from '../../../../model/history';
import { editedTogether } from '../../../../model/schema/formRules';
import type { StoredRow } from '../../../store/content/storedRow';
import { newRequestKey } from '../../../store/requestKey';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import type { UploadingFile } from '../../fields/formSettings';
import { useColumnLabel } from '../../fields/labels';
import { FieldInputs } from '../../form/FieldInputs';
import type { FormField } from '../../form/formColumns';
import { columnsOf, formFields } from '../../form/formColumns';
import { pickValues, RowFormFrame } from '../../form/RowFormFrame';
import { useRowForm } from '../../form/useRowForm';
import type { PageFormProps } from './pageForm';

interface RowFormProps extends PageFormProps {
  readonly target: RowTarget;
  readonly row: StoredRow;
  readonly uploading: UploadingFile | null;
  readonly conflict: EditConflict | undefined;
}

/** Kinds that pages show by the place of a row, or by a link: they are edited with any field of the row. */
const isEverywhere = ({ columns }: FormField): boolean =>
  columns.some(({ field: { kind } }) => ['parent', 'brandFlag', 'company', 'file'].includes(kind));

const noValues = {};

/** The chosen fields, and those that can be edited with each of them. */
const useFields = ({ entity, fields: names }: RowTarget) => {
  const reader = useAppSelector(selectLanguage);
  return useMemo(() => {
    const all = formFields(entity, reader);
    const together = editedTogether(entity, names);
    const chosen = all.filter(({ fieldName }) => together.includes(fieldName));
    const others = all.filter((field) => isEverywhere(field) && !chosen.includes(field));
    return { chosen, others, columns: columnsOf(chosen), allColumns: columnsOf([...chosen, ...others]) };
  }, [entity, reader, names]);
};

/** The fields that can be edited with any field of a row, behind their names. */
const OtherFields = ({ fields }: { readonly fields: readonly FormField[] }) => {
  const label = useColumnLabel();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <chakra.summary
        display="list-item"
        minHeight="11"
        paddingBlock="2.5"
        fontSize="sm"
        fontWeight="semibold"
        cursor="pointer"
      >
        {fields.flatMap(({ columns }) => columns.map(label)).join(', ')}
      </chakra.summary>
      {isOpen ? (
        <chakra.div display="grid" gap="4" paddingTop="2">
          {fields.map((field) => (
            <FieldInputs key={field.fieldName} field={field} />
          ))}
        </chakra.div>
      ) : null}
    </chakra.details>
  );
};

/** Edits fields of a row, each in both languages where it has them. */
export function RowForm({ id, target, row, uploading, conflict, isBusy, onDraft, onSubmit }: RowFormProps) {
  const { entity } = target;
  const { chosen, others, columns, allColumns } = useFields(target);
  const state = useRowForm({
    ...{ entity, row, conflict, uploading, presetValues: noValues },
    firstColumn: columns[0]?.name,
    isSaving: isBusy,
  });
  const { form } = state;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => onDraft(pickValues(values, columns)));
    return unsubscribe;
  }, [form, columns, onDraft]);
  return (
    <RowFormFrame
      {...{ id, state }}
      columns={allColumns}
      display="grid"
      gap="4"
      onSubmit={(values, base, isHidden) =>
        onSubmit({ target, values, base, requestKey: newRequestKey(), isHidden })
      }
    >
      {(notices) => (
        <>
          {notices}
          {chosen.map((field) => (
            <FieldInputs key={field.fieldName} field={field} />
          ))}
          {others.length === 0 ? null : <OtherFields fields={others} />}
        </>
      )}
    </RowFormFrame>
  );
}
