import type { ImageDescription } from '../../model/images/variants';
import { defaultDescription } from '../../model/images/variants';
import type { ContentStore } from '../content/contentStore';
import type { Actor, CommittedChange } from '../content/changes';
import { imageTable } from '../content/rows/tables';
import type { WireValues } from '../content/rows/tables';
import { stripInvalidCharacters } from '../content/rows/fieldCodecs';

/** A change of an image's description. Missing fields stay as they are. `base` has the values when the editor was opened. */
interface DescriptionPatch extends Partial<ImageDescription> {
  readonly name: string;
  readonly base?: Partial<ImageDescription>;
}

const normalize = ({ focalX, focalY, altEn, altFr }: Partial<ImageDescription>): WireValues => ({
  ...(focalX === undefined ? {} : { focalX }),
  ...(focalY === undefined ? {} : { focalY }),
  ...(altEn === undefined ? {} : { altEn: stripInvalidCharacters(altEn) }),
  ...(altFr === undefined ? {} : { altFr: stripInvalidCharacters(altFr) }),
});

/**
 * Changes the description of an image, as a change of the content.
 * @returns the id of the row that describes it
 * @throws AppError if another administrator has changed the same fields since `base`
 */
export function describeImage(
  store: ContentStore,
  actor: Actor,
  { name, base = {}, ...values }: DescriptionPatch,
): Promise<CommittedChange<number>> {
  return store.change(actor, async (writer) => {
    const [current] = await writer.findWhere(imageTable, { name });
    if (!current) return writer.insert(imageTable, { name, ...defaultDescription, ...normalize(values) });
    const patch = { id: current.id, values: normalize(values), base: normalize(base) };
    await writer.applyPatches(imageTable, [patch]);
    return current.id;
  });
}
