/** The reason for which an actor of a machine was rejected, as parameters of an action. */
export function causeOf({ event }: { readonly event: { readonly error: unknown } }): {
  readonly cause: unknown;
} {
  return { cause: event.error };
}
