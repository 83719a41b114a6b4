/** The task of an editor as one of these kinds. @throws Error if it is of another kind */
export function taskOfKind<Task extends { readonly kind: string }, Kind extends Task['kind']>(
  task: Task,
  ...kinds: readonly Kind[]
): Extract<Task, { readonly kind: Kind }> {
  const isOfKind = (each: Task): each is Extract<Task, { readonly kind: Kind }> =>
    kinds.some((kind) => kind === each.kind);
  if (!isOfKind(task)) throw new Error(`The task is '${task.kind}', not '${kinds.join("' or '")}'.`);
  return task;
}
