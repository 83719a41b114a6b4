import type { ComponentType } from 'react';
import type { Column } from '../../../model/schema/fields';

export interface FieldInputProps {
  readonly column: Column;
  /** The name of the field, with the language for a localized column. */
  readonly label: string;
}

export interface FieldValueProps {
  readonly column: Column;
  readonly value: string;
}

/** How lists and forms treat the values of a field kind. The inputs are in a table apart (`ColumnInput.tsx`). */
export interface FieldPresentation {
  /** Shows a value in the details of a row; null if the details leave it out. */
  readonly Value: ComponentType<FieldValueProps> | null;
  /** Whether the input takes the full width of a form. */
  readonly isWide?: true;
  /** Whether searches look in the stored value. The search of a list also looks in each value that is shown. */
  readonly isSearched?: true;
}
