/** Stands for the actors of a machine until the view provides them. */
export function notProvided(): Promise<never> {
  return Promise.reject(new Error('The view provides this actor.'));
}
