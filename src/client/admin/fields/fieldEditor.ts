import type { ComponentType } from 'react';
import type { Column } from '../../../model/schema/fields';

export interface FieldInputProps {
  readonly column: Column;
  /** What it is called, with its language where it has one. */
  readonly label: string;
}

export interface FieldValueProps {
  readonly column: Column;
  readonly value: string;
}

/** What becomes of the values of a field kind in lists and forms; what they are typed into is another table (`inputs.ts`). */
export interface FieldEditor {
  /** Not where the value is known from where the row is added: its parent, its place, its brand. */
  readonly isAsked: boolean;
  /** How a value reads among a row's details; none where it is seen otherwise. */
  readonly Value: ComponentType<FieldValueProps> | null;
  /** Whether it takes the whole width of a form. */
  readonly isWide: boolean;
}
