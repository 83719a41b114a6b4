import { variantOf } from '../../../model/text/brandTexts';
import type { TextResource } from '../../../model/text/texts';
import { ContentStore } from '../contentStore';
import { siteActor } from '../changes';
import type { Database } from '../../database/database';
import { earlierRowStates } from '../../journal/journal';
import { textTable } from '../rows/tables';
import { insertTexts } from './insertTexts';
import { textIdentity, toTextResource } from './textRow';

type InitialText = Omit<TextResource, 'id'>;

const without = (texts: readonly InitialText[], others: readonly InitialText[]): readonly InitialText[] => {
  const identities = new Set(others.map(textIdentity));
  return texts.filter((text) => !identities.has(textIdentity(text)));
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
  const known = new Map(initialTexts.map((text) => [textIdentity(text), text.resource]));
  const changed = new Set(earlier.map(textIdentity));
  const edited = present.filter((text) => {
    const identity = textIdentity(text);
    return changed.has(identity) && known.get(identity) !== text.resource;
  });
  return texts.filter((text) => {
    const shared = variantOf(text)?.key;
    return !edited.some(({ page, object_key: key }) => page === text.page && key === shared);
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
