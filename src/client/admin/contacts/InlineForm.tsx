import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/components/button';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { ColumnInput } from '../fields/ColumnInput';
import { FormSettingsProvider } from '../fields/formSettings';
import { storedTimes } from '../../../model/schema/formRules';
import type { FieldError } from '../../../model/schema/validate';
import { DraftOffer, useDraftName } from '../form/DraftOffer';
import { formFields } from '../form/formColumns';
import { useRowForm } from '../form/useRowForm';
import type { NewRowValues } from '../requests/entityRequests';
import type { ListEditorState } from '../list/useListEditor';
import { conflictsOf } from '../../../model/history';
import { RowConflict } from '../form/RowConflict';
import { Banner } from '../controls/Banner';
import { SaveButton } from '../controls/SaveButton';
import { deleteDraft } from '../unsaved/storedDraft';
import { useMayDiscard } from '../unsaved/mayDiscard';

interface InlineFormProps {
  readonly editor: ListEditorState;
  /** The column that takes the focus, if it is not the first one. */
  readonly focusedColumn: string | undefined;
  /** The typed values of a new row that was left incomplete. */
  readonly draft: NewRowValues;
  /** Called when required fields of a new row are empty. Returns false if the form must stay open. */
  readonly onIncomplete: (values: NewRowValues) => boolean;
  /** Called when the typed values are saved as a new row, because the edited row was deleted. */
  readonly onAddAsNew: (values: NewRowValues) => void;
  /** Called when the typed values are discarded. */
  readonly onDiscard: () => void;
}

const required: FieldError = 'required';

const lacksOnlyRequired = (errors: FieldErrors): boolean =>
  Object.values(errors).every((error) => error?.message === required);

/** More inputs beside each other would be too narrow for a date. */
const maxColumns = 4;

interface ButtonsProps {
  readonly isSaving: boolean;
  /** Whether saving adds the values as a new row. */
  readonly isLost: boolean;
  readonly onCancel: () => void;
}

const Buttons = ({ isSaving, isLost, onCancel }: ButtonsProps) => {
  const text = useTexts('common');
  const editors = useTexts('editors');
  return (
    <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
      <Button variant="ghost" size="sm" minHeight="11" aria-disabled={isSaving} onClick={onCancel}>
        {text('cancel')}
      </Button>
      <SaveButton
        type="submit"
        size="sm"
        minHeight="11"
        isInRow
        isSaving={isSaving}
        label={isLost ? editors('add-as-new') : undefined}
      />
    </chakra.div>
  );
};

const Grid = chakra('form', {
  base: { display: 'grid', gap: '4', alignItems: 'start', padding: '4', bg: 'accent.subtle' },
});

/** Fills in the values of an earlier new row, and focuses a field. Another language, with another first field, does not do it again. */
const useFirstValues = (
  { setFocus, setValue }: Pick<ReturnType<typeof useRowForm>['form'], 'setFocus' | 'setValue'>,
  draft: NewRowValues,
  column: string | undefined,
): void => {
  const focusColumn = useEffectEvent(() => column && setFocus(column));
  useEffect(() => {
    for (const [name, value] of Object.entries(draft)) setValue(name, value, { shouldDirty: true });
    focusColumn();
  }, [draft, setValue]);
};

/** The form of a table row: Enter saves, Escape cancels. */
export function InlineForm(props: InlineFormProps) {
  const { editor, focusedColumn, draft, onIncomplete, onAddAsNew, onDiscard } = props;
  const { entity, presetValues, isAdding, isSaving, isLost, send } = editor;
  const editors = useTexts('editors');
  const mayDiscard = useMayDiscard();
  const { form, settings, row, conflict, choices, isDirty, updateBase } = useRowForm({
    ...{ entity, row: isAdding ? undefined : editor.row, presetValues, isSaving, uploading: null },
    conflict: conflictsOf(editor.failure?.cause)[0],
    firstColumn: undefined,
  });
  const [draftName] = useState(useDraftName(entity, row?.id, presetValues)); // also of a row that others delete
  const columns = formFields(entity, useAppSelector(selectLanguage)).flatMap((field) => field.columns);
  useFirstValues(form, draft, focusedColumn ?? columns[0]?.name);
  const submit = form.handleSubmit(
    (typed) => {
      const values = storedTimes(entity, typed);
      if (!choices.areMade()) return;
      if (isLost) onAddAsNew(values);
      if (isDirty) send({ type: isLost ? 'submitAsNew' : 'submit', values, base: updateBase() });
      else send({ type: 'cancel' });
    },
    (errors) => {
      if (!settings.isNew || !lacksOnlyRequired(errors) || !onIncomplete(form.getValues())) return;
      if (isDirty) deleteDraft(draftName);
      send({ type: 'cancel' });
    },
  );
  const cancel = (): void => {
    if (isSaving || (isDirty && !mayDiscard())) return;
    if (isDirty) deleteDraft(draftName);
    onDiscard();
    send({ type: 'cancel' });
  };
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <FormProvider {...form}>
      <FormSettingsProvider value={settings}>
        <Grid
          noValidate
          aria-busy={isSaving}
          onSubmit={(event) => void submit(event)}
          onKeyDown={cancelOnEscape}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: `repeat(${Math.min(columns.length, maxColumns)}, minmax(0, 1fr))`,
          }}
        >
          <chakra.div gridColumn="1 / -1" _empty={{ display: 'none' }}>
            <DraftOffer name={draftName} form={form} isSaving={isSaving} />
          </chakra.div>
          {isLost ? (
            <chakra.div gridColumn="1 / -1">
              <Banner takesFocus>{editors('row-deleted')}</Banner>
            </chakra.div>
          ) : null}
          {columns.map((column) => (
            <ColumnInput key={column.name} column={column} />
          ))}
          {conflict ? (
            <chakra.div gridColumn="1 / -1" key={JSON.stringify(conflict)}>
              <RowConflict entity={entity} conflict={conflict} choices={choices} isSaving={isSaving} />
            </chakra.div>
          ) : null}
          <Buttons isSaving={isSaving} isLost={isLost} onCancel={cancel} />
        </Grid>
      </FormSettingsProvider>
    </FormProvider>
  );
}
