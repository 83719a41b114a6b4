import { taskOfKind } from './taskOfKind';
import type { Order } from '../schema/mergeOrders';
import type { FormValues, Value } from '../schema/rows';
import { isValue } from '../schema/rows';

/*
 * The tasks of an administrator in a list editor. One row at a time is added, edited or deleted, or the whole list is reordered.
 */

/** A submitted form: the typed values, and the row as the administrator knows it. */
export interface Submission {
  readonly values: FormValues;
  /**
   * The row as it was when the form was opened, with the changes of others that the form has shown since. For a new row, the
   * preset values.
   */
  readonly base: FormValues;
}

/** The identity of a new row before it has an id. A repeated request has the same. */
export interface Addition {
  /** The key by which the server recognizes a repeated request. */
  readonly requestKey: string;
  readonly displayOrder: number;
  /** Whether visitors do not see the row for now. */
  readonly isHidden?: boolean;
}

/** A submitted new row. If its request failed, the row may have been added, and only the response lost. */
export interface SaveTask extends Submission, Addition, Pick<AddTask, 'presetValues'> {
  readonly kind: 'save';
  /** The changes of others that the form has shown, if the row was added although the response was lost. */
  readonly seenChanges: FormValues;
}

/** The submitted form of an existing row. */
export interface UpdateTask extends Submission {
  readonly kind: 'update';
  readonly id: number;
  /** Whether the same change hides the row. */
  readonly isHidden?: boolean;
}

export type FormTask = SaveTask | UpdateTask;

/** A row to delete. A repeated request has the same key. */
export interface Deletion {
  readonly id: number;
  readonly requestKey: string;
}

/** The version of the change that a request made, by which it can be undone; null if it changed nothing. */
export type CommittedVersion = number | null;

/** A row after its save, and the version of the change. */
export interface SavedRow {
  readonly id: number;
  readonly version: CommittedVersion;
}

export interface ReorderTask {
  readonly kind: 'reorder';
  /** The order without the administrator's moves, and with them. */
  readonly baseOrder: Order;
  readonly order: Order;
  /** Whether others have changed the list since reordering began. */
  readonly hasRemoteChanges: boolean;
}

/** The open form of a new row. */
export interface AddTask {
  readonly kind: 'add';
  /** Values of the new row that a link has chosen, besides those that follow from its list. */
  readonly presetValues?: Columns;
}

/** An open form is of the kind `add` or `edit` until it is submitted. */
export type ListTask =
  | { readonly kind: 'none' }
  | AddTask
  | { readonly kind: 'edit'; readonly id: number }
  | FormTask
  | ({ readonly kind: 'delete' } & Deletion)
  | ReorderTask;

interface SubmitEvent {
  readonly values: FormValues;
  readonly base?: FormValues;
  /** Identifies the row if it is new. */
  readonly addition: Addition;
}

/** A file of a form that is being uploaded. */
export interface FileUploadInput {
  readonly file: File;
  readonly isReplacement: boolean;
  readonly onProgress: (percent: number | null) => void;
}

/** The context of a list editor. */
export interface ListEditorContext {
  readonly task: ListTask;
  /** The files of the open form that were uploaded: a retry does not upload them again. */
  readonly uploadedFiles: readonly UploadedFile[];
  /** How much of the file that is being uploaded has arrived, in percent; null while it is unknown. */
  readonly percent: number | null;
  /** A failed deletion may have succeeded on the server: a retry has the same key. */
  readonly failedDeletions: readonly Deletion[];
  /** The error with which the last request's actor rejected; null after a retry or a cancel. */
  readonly failure: { readonly cause: unknown } | null;
}

export type ListEditorEvent =
  | { type: 'add'; presetValues?: Columns }
  | { type: 'edit'; id: number }
  | ({ type: 'delete' } & Deletion)
  | { type: 'reorder'; order: Order }
  | { type: 'move'; order: Order }
  | { type: 'done' }
  | ({ type: 'submit' } & SubmitEvent)
  /** The edited row was deleted: the typed values are saved as a new row. */
  | ({ type: 'submitAsNew' } & SubmitEvent)
  | { type: 'cancel' }
  /** The progress of the file that is being uploaded, in percent; null while its size is unknown. */
  | { type: 'uploadProgress'; percent: number | null }
  /** Stops the file that is being uploaded, and with it the save. */
  | { type: 'stopUpload' }
  /** Discards the administrator's moves: the list gets the order that others have. */
  | { type: 'resetOrder' }
  /** Others added, deleted or moved rows while the list was open. */
  | { type: 'rowsChanged'; order: Order };

/** The id of the row that is edited or deleted. */
export function rowIdOf(task: ListTask): number | null {
  return 'id' in task ? task.id : null;
}

type Presets = Pick<AddTask, 'presetValues'>;

const presetsOf = ({ presetValues }: Presets): Presets => (presetValues ? { presetValues } : {});

/** The task of a form that adds a row. */
export function addTask(event: Presets): AddTask {
  return { kind: 'add', ...presetsOf(event) };
}

/** The task after a submit. A form that adds a row stays the same addition when it is submitted again. */
export function submittedTask(
  task: ListTask,
  { values, base = {} }: Pick<SubmitEvent, 'values' | 'base'>,
  addition: Addition,
): FormTask {
  const submission: Submission = { values, base };
  const hiding = addition.isHidden ? { isHidden: true } : {};
  if (task.kind === 'edit' || task.kind === 'update')
    return { kind: 'update', id: task.id, ...hiding, ...submission };
  if (task.kind === 'save') {
    const { isHidden: _earlier, ...same } = task;
    return { ...same, ...hiding, ...submission };
  }
  return {
    kind: 'save',
    seenChanges: {},
    ...addition,
    ...submission,
    ...(task.kind === 'add' && presetsOf(task)),
  };
}

/** The task as a submitted form. @throws Error if it is none */
export function formTask(task: ListTask): FormTask {
  return taskOfKind(task, 'save', 'update');
}

/** The task after the form has shown the values of others: a repeated addition is based on them. */
export function withSeenChanges(task: FormTask, seenChanges: FormValues): FormTask {
  return task.kind === 'save' ? { ...task, seenChanges: { ...task.seenChanges, ...seenChanges } } : task;
}

/** An uploaded file, and its name on the server. */
export interface UploadedFile {
  readonly file: File;
  readonly name: string;
}

/** The columns to save, by name. */
export type Columns = Readonly<Record<string, Value>>;

const uploadedName = (value: unknown, uploadedFiles: readonly UploadedFile[]): string | undefined =>
  uploadedFiles.find(({ file }) => file === value)?.name;

/** A submitted form whose files are uploaded before its row is saved. */
export interface FormWithFiles extends Submission {
  readonly kind: FormTask['kind'];
}

/** The columns of a submitted form, with the names of the uploaded files. */
export function submittedColumns({ values }: FormWithFiles, uploadedFiles: readonly UploadedFile[]): Columns {
  const columns: Record<string, Value> = {};
  for (const [column, value] of Object.entries(values)) {
    const stored = uploadedName(value, uploadedFiles) ?? value;
    if (isValue(stored)) columns[column] = stored;
  }
  return columns;
}

const filesToUpload = ({ kind, values, base }: FormWithFiles, uploadedFiles: readonly UploadedFile[]) =>
  Object.entries(values).flatMap(([column, file]) =>
    file instanceof File && uploadedName(file, uploadedFiles) === undefined
      ? [{ file, isReplacement: kind === 'update' && Boolean(base[column]) }]
      : [],
  );

export function hasFileToUpload(form: FormWithFiles, uploadedFiles: readonly UploadedFile[]): boolean {
  return filesToUpload(form, uploadedFiles).length > 0;
}

/** The first file of a submitted form that has not been uploaded. @throws Error if there is none */
export function fileToUpload(form: FormWithFiles, uploadedFiles: readonly UploadedFile[]) {
  const [next] = filesToUpload(form, uploadedFiles);
  if (!next) throw new Error('No file is to be uploaded.');
  return next;
}

/** The uploaded files after the first file has got a name on the server. */
export function withUploadedFile(
  form: FormWithFiles,
  uploadedFiles: readonly UploadedFile[],
  name: string,
): readonly UploadedFile[] {
  return [...uploadedFiles, { file: fileToUpload(form, uploadedFiles).file, name }];
}
