import { variantOf } from '../../../model/text/brandTexts';
import type { TextResource } from '../../../model/text/texts';
import { ContentStore } from '../contentStore';
import { siteActor } from '../changes';
import type { Database } from '../../database/database';
import { earlierRowStates } from '../../journal/journal';
import { textTable } from '../rows/tables';
import { insertTexts } from './insertTexts';
import { toTextResource } from './textRow';

type InitialText = Omit<TextResource, 'id'>;

const identityOf = ({ page, object_key: key, language }: InitialText): string =>
  JSON.stringify([page, key, language]);

const without = (texts: readonly InitialText[], others: readonly InitialText[]): readonly InitialText[] => {
  const identities = new Set(others.map(identityOf));
  return texts.filter((text) => !identities.has(identityOf(text)));
};

/**
 * The texts without the variants of texts that somebody has edited: the brands would no longer show what was written for all of
 * them. A text is edited if it has an earlier state, and is not what the site comes with.
 */
const withoutHiding = (
  texts: readonly InitialText[],
  initialTexts: readonly InitialText[],
  present: readonly InitialText[],
  earlier: readonly InitialText[],
): readonly InitialText[] => {
  const known = new Map(initialTexts.map((text) => [identityOf(text), text.resource]));
  const changed = new Set(earlier.map(identityOf));
  const edited = present.filter((text) => {
    const identity = identityOf(text);
    return changed.has(identity) && known.get(identity) !== text.resource;
  });
  const editedKeys = new Set(edited.map(({ page, object_key: key }) => JSON.stringify([page, key])));
  return texts.filter((text) => {
    const variant = variantOf(text);
    return !variant || !editedKeys.has(JSON.stringify([text.page, variant.key]));
  });
};

/**
 * Adds the texts that are new in this version of the site, in one change by the site itself. Texts in the journal are not
 * added again: an administrator deleted them or changed them to another text. Nor is a brand's variant of a text that was edited.
 * @returns how many texts were added
 */
export async function addNewTexts(database: Database, initialTexts: readonly InitialText[]): Promise<number> {
  const content = await ContentStore.open(database);
  if (without(initialTexts, content.texts()).length === 0) return 0;
  const { result } = await content.change(
    siteActor,
    async (writer, transaction) => {
      const present = (await writer.findWhere(textTable, {})).map(toTextResource); // read again, now with the lock
      const earlier = (await earlierRowStates(transaction, textTable)).map(toTextResource);
      const missing = without(initialTexts, [...present, ...earlier]);
      const added = withoutHiding(missing, initialTexts, present, earlier);
      await insertTexts(writer, added);
      return added.length;
    },
    { kind: 'update' },
  );
  return result;
}
