import type { PageSave } from '../../../../model/admin/onPage/pageSource';

/** The props that all forms of the popover have. */
export interface PageFormProps {
  /** Connects the form to its buttons. */
  readonly id: string;
  readonly isBusy: boolean;
  /** Called with the typed values after each key; with undefined while they equal the stored values. */
  readonly onDraft: (values: Readonly<Record<string, unknown>> | undefined) => void;
  readonly onSubmit: (save: PageSave) => void;
}
