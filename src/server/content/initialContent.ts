import type { EntityName } from '../../model/schema/entities';
import { entityNames } from '../../model/schema/entities';
import type { Config } from '../config';
import { demonstration } from '../../content/rows';
import { descriptions } from '../../content/rows/descriptions';
import type { InitialContent } from './fillContent';
import { initialTexts } from './texts/initialTexts';

const noRows = (): InitialContent['rows'] => {
  const none = entityNames.map((name): [EntityName, []] => [name, []]);
  return Object.fromEntries(none) as unknown as InitialContent['rows']; // has every name
};

/** The content of a new site: always the texts, and the demonstration rows if the configuration enables them. */
export function initialContent({ demoContent, contentDirectory }: Config): InitialContent {
  return {
    texts: initialTexts,
    rows: demoContent ? demonstration : noRows(),
    descriptions: demoContent ? descriptions : [],
    directory: contentDirectory,
  };
}
