import { AppError } from '../../errors';

/**
 * A request may change a row only once: otherwise the result would depend on the order.
 * @throws AppError for a row that is named twice
 */
export function requireUniqueRows(changes: readonly { readonly id: number }[]): void {
  const ids = new Set<number>();
  for (const { id } of changes) {
    if (ids.has(id)) throw new AppError('duplicateRow', { id });
    ids.add(id);
  }
}
