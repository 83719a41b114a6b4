import type { Topic } from '../../../inquiries/topics';

/**
 * The telephone or email address that answers a topic, of the rows of one location: the first one for this topic, else the
 * first one.
 */
export function rowOfTopic<Row extends { readonly topic: string }>(
  rows: readonly Row[],
  topic: Topic,
): Row | undefined {
  return rows.find((row) => row.topic === topic) ?? rows[0];
}
