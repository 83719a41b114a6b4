import type { Ref } from 'react';
import type { Language } from '../../../model/site/languages';

export interface RichTextEditorProps {
  /** The accessible name of the editor. */
  readonly label: string;
  /** HTML with the formatting that model/text/richText allows. */
  readonly value: string;
  /** Called with the new HTML, only if the text changed. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly describedBy?: string | undefined;
  /** The language of the text, for spell checkers and screen readers. */
  readonly language?: Language | undefined;
  /** Lets the form focus the editor when the form has an error. */
  readonly ref?: Ref<{ focus: () => void }>;
}
