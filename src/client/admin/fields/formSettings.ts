import { createContext, use } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues } from '../../../model/schema/rows';

/** The file that is being uploaded while the form is saved. */
export interface UploadingFile {
  readonly file: File;
  /** Null while it is unknown. */
  readonly percent: number | null;
  /** Stops it, and with it the save. */
  readonly stop: () => void;
}

/** The facts about a form that its inputs need. */
export interface FormSettings {
  readonly entity: EntityName;
  /** The values of the row, with its id, or those that a new row gets from its list. */
  readonly fixedValues: FormValues;
  /** The column that gets the focus when the dialog opens. */
  readonly firstColumn: string | undefined;
  /** Whether the form adds a row: some fields are required only then (`Required` in model/schema/fields). */
  readonly isNew: boolean;
  /** Whether the form is being saved. Nothing can be changed then. */
  readonly isSaving: boolean;
  readonly uploading: UploadingFile | null;
  /** Called when an upload of a picture starts or ends. The form cannot be saved during an upload. */
  readonly onUploading: (isUploading: boolean) => void;
}

const FormSettingsContext = createContext<FormSettings | null>(null);

export const FormSettingsProvider = FormSettingsContext;

export function useFormSettings(): FormSettings {
  const settings = use(FormSettingsContext);
  if (!settings) throw new Error('This input is not inside a form.');
  return settings;
}
