import { taskOfKind } from './taskOfKind';
import type { Language } from '../site/languages';
import { languages } from '../site/languages';

/* A text is edited in both languages. The server saves both as one change; an older back-end saves one after the other. */

/** A text in each language. */
export type TextValues = Readonly<Record<Language, string>>;

/** A text as it is typed into the form of a new one. */
export interface NewTextValues {
  readonly key: string;
  readonly values: TextValues;
  readonly isHtml: boolean;
}

/** A submitted new text. */
export interface AddedText extends NewTextValues {
  /** The key by which the server recognizes a repeated request. */
  readonly requestKey: string;
}

/** Discarded input: the typed values, and the values of the text when editing began. */
export interface TextDraft {
  readonly values: TextValues;
  readonly base: TextValues;
}

/** The versions of the committed changes, in their order: one, or one for each language. */
export type CommittedVersions = readonly (number | null)[];

/** The input of a save: a text in one language. */
export interface TextSave {
  readonly key: string;
  readonly language: Language;
  readonly value: string;
  readonly base: string;
  /** The value that this edit has saved before. */
  readonly saved: string | undefined;
  readonly requestKey: string;
  /** Whether the text was HTML when editing began; used if it has been deleted since. */
  readonly isHtml: boolean;
}

/** A save in one language that failed may have succeeded on the server: a retry has the same request key. */
export interface FailedSave {
  readonly key: string;
  readonly requestKey: string;
}

/** The open form of a text. */
interface OpenText {
  readonly key: string;
  readonly requestKey: string;
  /** Whether the text was HTML when editing began. */
  readonly isHtml: boolean;
  /** The values of the text when editing began. */
  readonly initialValues: TextValues;
  /** The initial values of the form, if discarded input is restored. */
  readonly draft: TextDraft | null;
}

/** A submitted text. */
export interface TextEdit extends Pick<OpenText, 'key' | 'requestKey' | 'isHtml'> {
  /** The submitted values. */
  readonly values: TextValues;
  /** The values that the form knows: from when editing began, or a newer version of another administrator. */
  readonly base: TextValues;
  /** The languages that have not been sent, and the changes by those that have. */
  readonly unsent: readonly Language[];
  readonly changes: CommittedVersions;
  /** The values that this edit has saved, if the other language failed: they are no changes of others. */
  readonly saved: Partial<TextValues>;
}

/** The work on a text: its form is open until it is submitted. */
export type TextTask =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'edit' } & OpenText)
  | ({ readonly kind: 'save' } & OpenText & TextEdit)
  | { readonly kind: 'flag'; readonly key: string; readonly isHtml: boolean }
  | { readonly kind: 'delete' | 'restore'; readonly key: string };

export function isSameText(one: TextValues, other: TextValues): boolean {
  return languages.every((language) => one[language] === other[language]);
}

/** The languages whose value differs from its base. */
export function changedLanguages({ values, base }: TextDraft): readonly Language[] {
  return languages.filter((language) => values[language] !== base[language]);
}

/** The key of the text of a task. @throws Error if there is none */
export function taskKey(task: TextTask): string {
  if (task.kind === 'none') throw new Error('No text is edited.');
  return task.key;
}

/** The task after a submit. A language that was saved before the other one failed stays saved. */
export function submitted(task: TextTask, { values, base }: TextDraft): TextTask {
  const open = taskOfKind(task, 'edit', 'save');
  const saved = open.kind === 'save' ? open.saved : {};
  return { ...open, kind: 'save', values, base, unsent: languages, changes: [], saved };
}

/** The next language to save. @throws Error if there is none */
export function nextSave(edit: TextEdit): TextSave {
  const { values, base, saved, isHtml, requestKey } = edit;
  const [language] = edit.unsent;
  if (!language) throw new Error('No language is to be saved.');
  const [value, before] = [values[language], base[language]];
  return { key: edit.key, language, value, base: before, saved: saved[language], requestKey, isHtml };
}

/** The edit after a language was saved. `changes` is empty if its value was stored already. */
export function afterSave(edit: TextEdit, changes: CommittedVersions) {
  const { language, value } = nextSave(edit);
  return {
    unsent: edit.unsent.slice(1),
    changes: [...edit.changes, ...changes],
    saved: changes.length > 0 ? { ...edit.saved, [language]: value } : edit.saved,
  };
}

/** The events of the machine that edits texts. */
export type TextEditorEvent =
  | {
      type: 'edit';
      key: string;
      initialValues: TextValues;
      draft?: TextDraft;
      isHtml?: boolean;
      requestKey: string;
    }
  | { type: 'submit'; values: TextValues; base: TextValues }
  | { type: 'cancel' }
  | { type: 'delete'; key: string }
  /** Replaces the text by the one that the site came with. */
  | { type: 'restore'; key: string }
  | { type: 'flag'; key: string; isHtml: boolean };

/** The context of the machine that edits texts. */
export interface TextEditorContext {
  readonly task: TextTask;
  /** The saves that failed, by text: a retry has the same request key. */
  readonly failedSaves: readonly FailedSave[];
  /** Why the last request failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

/** The failed saves of the other texts. */
export function otherFailedSaves({
  failedSaves,
  task,
}: Pick<TextEditorContext, 'failedSaves' | 'task'>): readonly FailedSave[] {
  return failedSaves.filter(({ key }) => key !== taskKey(task));
}

/** The task that an event begins. A text whose last save failed keeps the key of that request. */
export function taskOf(event: TextEditorEvent, failedSaves: readonly FailedSave[]): TextTask {
  if (event.type === 'submit' || event.type === 'cancel') return { kind: 'none' };
  const { key } = event;
  if (event.type === 'flag') return { kind: 'flag', key, isHtml: event.isHtml };
  if (event.type !== 'edit') return { kind: event.type, key };
  const { initialValues, draft = null, isHtml = false } = event;
  const requestKey = failedSaves.find((save) => save.key === key)?.requestKey ?? event.requestKey;
  return { kind: 'edit', key, requestKey, initialValues, draft, isHtml };
}
