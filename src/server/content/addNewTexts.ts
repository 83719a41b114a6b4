import type { TextResource } from '../../model/text/texts';
import { ContentStore } from './contentStore';
import { siteActor } from './changes';
import type { Database } from '../database/database';
import { earlierRowStates } from '../journal/journal';
import { textTable } from '../database/tables';
import { insertText } from './textRepository';
import { toTextResource } from './textRow';

type InitialText = Omit<TextResource, 'id'>;

const identityOf = ({ page, object_key: key, language }: InitialText): string =>
  JSON.stringify([page, key, language]);

const without = (texts: readonly InitialText[], others: readonly InitialText[]): readonly InitialText[] => {
  const identities = new Set(others.map(identityOf));
  return texts.filter((text) => !identities.has(identityOf(text)));
};

/**
 * Adds the texts that are new in this version of the site, in one change by the site itself. Texts in the journal are not
 * added again: an administrator deleted them or changed them to another text.
 * @returns how many texts were added
 */
export async function addNewTexts(database: Database, initialTexts: readonly InitialText[]): Promise<number> {
  const content = await ContentStore.open(database);
  if (without(initialTexts, content.texts()).length === 0) return 0;
  const { result } = await content.change(
    siteActor,
    async (writer, transaction) => {
      const present = (await writer.findWhere(textTable, {})).map(toTextResource); // read again, now with the lock
      const deleted = (await earlierRowStates(transaction, textTable)).map(toTextResource);
      const added = without(initialTexts, [...present, ...deleted]);
      for (const text of added) await insertText(writer, text);
      return added.length;
    },
    { kind: 'update' },
  );
  return result;
}
