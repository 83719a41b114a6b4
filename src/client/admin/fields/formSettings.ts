import { createContext, use } from 'react';
import type { EntityName } from '../../../model/schema/entities';

/** What the inputs of a form have to know of it. */
export interface FormSettings {
  readonly entity: EntityName;
  /** The column that has the focus when its dialog opens. */
  readonly firstColumn: string | undefined;
  /** Some fields are required only when a row is added (model/fields, `Required`). */
  readonly isNew: boolean;
  /** While it is saved nothing can be changed. */
  readonly isSaving: boolean;
  /** A picture is on its way, so that the form cannot be saved yet. */
  readonly onUploading: (isUploading: boolean) => void;
}

const FormSettingsContext = createContext<FormSettings | null>(null);

export const FormSettingsProvider = FormSettingsContext;

export const useFormSettings = (): FormSettings => {
  const settings = use(FormSettingsContext);
  if (!settings) throw new Error('An input stands outside of a form.');
  return settings;
};
