/** `blocked`: no other action can start; `busy`: a request is running; `open`: a form is open. */
export type ListEditorTag =
  | 'blocked'
  | 'busy'
  | 'saving'
  | 'uploading'
  | 'deleting'
  | 'reordering'
  | 'open'
  | 'adding';
