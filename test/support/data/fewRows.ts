import { entityNames } from '../../../src/model/schema/entities';
import type { Config } from '../../../src/server/config';
import type { InitialContent } from '../../../src/server/content/fillContent';
import { initialContent } from '../../../src/server/content/initialContent';

/** The demonstration with only two rows of each kind: its pictures and documents take time. */
export function fewRows(config: Config): InitialContent {
  const { rows, ...content } = initialContent(config);
  const few = Object.fromEntries(
    entityNames.map((name) => [name, rows[name].slice(0, 2)]),
  ) as unknown as InitialContent['rows']; // every name is present
  return { ...content, rows: few, descriptions: [] };
}
