import type { Ref } from 'react';
import type { Language } from '../../../model/site/languages';

export interface RichTextEditorProps {
  /** What is written here: what a screen reader calls it. */
  readonly label: string;
  /** HTML of the formatting that model/richText allows. */
  readonly value: string;
  /** Called with the new HTML when, and only when, the text changed. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly describedBy?: string | undefined;
  /** The language that is written, for spelling and for reading aloud. */
  readonly language?: Language | undefined;
  /** Takes the focus; for what asks for it when a form was refused. */
  readonly ref?: Ref<{ focus: () => void }>;
}
