/** Ends `queryFulfilled` in `onQueryStarted` of a mutation. The caller of the mutation handles its failure. */
export function ignoreFailure(): undefined {
  return undefined;
}
