import type { ImageDescription } from '../../model/images/variants';
import { defaultDescription } from '../../model/images/variants';
import { ownValues, rejectConflicts } from '../content/conflicts';
import type { ContentStore } from '../content/contentStore';
import type { Actor, CommittedChange } from '../content/changes';
import { imageTable } from '../database/tables';
import type { WireValues } from '../database/tables';
import { stripInvalidCharacters } from '../content/fieldCodecs';

/** What is said of an image; what it does not name stays. `base` is what was there when the editor was opened. */
export interface DescriptionPatch extends Partial<ImageDescription> {
  readonly name: string;
  readonly base?: Partial<ImageDescription>;
}

const received = ({ focalX, focalY, altEn, altFr }: Partial<ImageDescription>): WireValues => ({
  ...(focalX === undefined ? {} : { focalX }),
  ...(focalY === undefined ? {} : { focalY }),
  ...(altEn === undefined ? {} : { altEn: stripInvalidCharacters(altEn) }),
  ...(altFr === undefined ? {} : { altFr: stripInvalidCharacters(altFr) }),
});

/**
 * Says something of an image, as a change of content. @returns the id of the row that describes it
 * @throws Refusal of what another has changed since `base`
 */
export const describeImage = (
  store: ContentStore,
  actor: Actor,
  { name, base = {}, ...values }: DescriptionPatch,
): Promise<CommittedChange<number>> =>
  store.change(actor, async (writer, transaction) => {
    const [current] = await writer.findWhere(imageTable, { name });
    if (!current) return writer.insert(imageTable, { name, ...defaultDescription, ...received(values) });
    const patch = { id: current.id, values: received(values), base: received(base) };
    await rejectConflicts(transaction, imageTable, [patch], new Map([[current.id, current]]));
    await writer.update(imageTable, [{ id: current.id, values: ownValues(patch) }]);
    return current.id;
  });
