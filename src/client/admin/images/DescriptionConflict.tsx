import type { EditConflict } from '../../../model/history';
import type { ImageDescription } from '../../../model/pictures';
import { readDescription } from '../../../model/pictures';
import type { ContestedField, Side } from '../conflicts/ConflictChoice';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import { fieldsOf, pickFields } from './describedFields';
import type { Description } from './useDescription';
import { useDescriptionWords } from './useDescriptionWords';

type Said = Partial<ImageDescription>;

/** The focal point is one thing, whichever way it was moved. */
const wholeFocus = (fields: readonly string[]): readonly string[] =>
  fields.some((field) => field.startsWith('focal')) ? [...fields, 'focalX', 'focalY'] : fields;

/** What another has said of an image, where both have. */
export const theirsIn = ({ current, fields }: EditConflict): Said => {
  const said = readDescription(current) ?? {};
  const contested = wholeFocus(fields);
  return pickFields(
    said,
    fieldsOf(said).filter((field) => contested.includes(field)),
  );
};

interface DescriptionConflictProps {
  readonly conflict: EditConflict;
  /** What was said here. */
  readonly mine: ImageDescription;
  readonly form: Description;
  readonly isBusy: boolean;
}

/** Both versions of what two have said of an image. */
export const DescriptionConflict = ({ conflict, mine, form, isBusy }: DescriptionConflictProps) => {
  const words = useDescriptionWords();
  const theirs = theirsIn(conflict);
  const { values } = form;
  const parts = [
    ['focalX', 'focalY'],
    ['altFr'],
    ['altEn'],
  ] as const satisfies readonly (readonly (keyof ImageDescription)[])[];
  const contested = parts.flatMap((columns) => {
    const their = pickFields(
      theirs,
      columns.filter((column) => theirs[column] !== undefined),
    );
    return fieldsOf(their).length === 0 ? [] : [{ columns, their }];
  });
  const sideOf = (their: Said): Side =>
    fieldsOf(their).every((column) => values[column] === their[column]) ? 'theirs' : 'mine';
  return (
    <ConflictChoice
      author={conflict.author}
      at={conflict.at}
      isDisabled={isBusy}
      fields={contested.map(({ columns: [name], their }): ContestedField => ({
        name,
        ...words.label(name),
        mine: words.written(name, mine),
        theirs: words.written(name, { ...mine, ...their }),
        side: sideOf(their),
      }))}
      onChoose={(name, side) => {
        const chosen = contested.find(({ columns }) => columns[0] === name);
        if (chosen) form.change(side === 'mine' ? pickFields(mine, chosen.columns) : chosen.their);
      }}
    />
  );
};
