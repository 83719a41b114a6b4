import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Column } from '../../../model/schema/fields';
import { storedTimes } from '../../../model/schema/formRules';
import type { FormValues } from '../../../model/schema/rows';
import { saveShortcut } from '../controls/saveShortcut';
import { FormSettingsProvider } from '../fields/formSettings';
import { isSavedHidden, PublicationNotice, usePublication } from './publication';
import { RowConflict } from './RowConflict';
import type { RowFormState } from './useRowForm';

/** The values of some columns. */
export function pickValues(values: FormValues, columns: readonly Column[]): FormValues {
  return Object.fromEntries(columns.map(({ name }) => [name, values[name]]));
}

interface RowFormFrameProps extends Pick<HTMLChakraProps<'form'>, 'display' | 'gap'> {
  /** Connects the form to its buttons. */
  readonly id: string;
  readonly state: RowFormState;
  /** The columns in the form. */
  readonly columns: readonly Column[];
  /** Whether something else is being changed, so that the form cannot be saved. */
  readonly isBlocked?: boolean;
  /**
   * `base` is the row as it was when the form was opened, with the changes of others that the form has shown since. A row may be
   * saved hidden.
   */
  readonly onSubmit: (values: FormValues, base: FormValues, isHidden: boolean) => void;
  /** Called instead of `onSubmit` if nothing was changed. */
  readonly onUnchanged?: () => void;
  /** Renders the fields, and between them the notices that say why the row cannot be saved. */
  readonly children: (notices: ReactNode) => ReactNode;
}

/** The form of a row, with its conflict and the language that it lacks. */
export function RowFormFrame({
  id,
  state,
  columns,
  isBlocked = false,
  onSubmit,
  onUnchanged,
  children,
  ...layout
}: RowFormFrameProps) {
  const { form, settings, row, conflict, choices, isDirty, isUploading, updateBase } = state;
  const { entity, isSaving } = settings;
  const publication = usePublication(entity, row?.id);
  const submit = form.handleSubmit((typed, event) => {
    if (isSaving || isUploading || isBlocked || !choices.areMade()) return;
    const values = storedTimes(entity, pickValues(typed, columns));
    const isHidden = isSavedHidden(event?.nativeEvent);
    if (!isDirty && onUnchanged) onUnchanged();
    else if (publication.mayBeSaved(values, isHidden)) onSubmit(values, updateBase(), isHidden);
  });
  return (
    <FormProvider {...form}>
      <FormSettingsProvider value={settings}>
        <chakra.form
          id={id}
          noValidate
          aria-busy={isSaving}
          onSubmit={(event) => void submit(event)}
          onKeyDown={saveShortcut(() => void submit())}
          {...layout}
        >
          {children(
            <>
              {conflict ? (
                <RowConflict
                  key={JSON.stringify(conflict)}
                  entity={entity}
                  conflict={conflict}
                  choices={choices}
                  isSaving={isSaving}
                />
              ) : null}
              <PublicationNotice save={{ form: id }} {...publication} isSaving={isSaving} />
            </>,
          )}
        </chakra.form>
      </FormSettingsProvider>
    </FormProvider>
  );
}
