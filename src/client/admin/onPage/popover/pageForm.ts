import type { PageSave } from '../../../../model/admin/onPage/pageSource';

/** What the forms of the popover have in common. */
export interface PageFormProps {
  /** Connects the form to its buttons. */
  readonly id: string;
  readonly isBusy: boolean;
  /** Called with what is typed at each key; undefined while it is what is stored. */
  readonly onDraft: (values: Readonly<Record<string, unknown>> | undefined) => void;
  readonly onSubmit: (save: PageSave) => void;
}
