import type { EditConflict } from '../../../model/history';
import type { ImageDescription } from '../../../model/images/variants';
import { readDescription } from '../../../model/images/variants';
import type { ConflictingField } from '../conflicts/ConflictChoice';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import type { Choices } from '../conflicts/useChoices';
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
  const conflicting = wholeFocus(fields);
  return pickFields(
    said,
    fieldsOf(said).filter((field) => conflicting.includes(field)),
  );
};

const parts = [
  ['focalX', 'focalY'],
  ['altFr'],
  ['altEn'],
] as const satisfies readonly (readonly (keyof ImageDescription)[])[];

/** What two have said, part by part, with what the other has. */
const contestedIn = (conflict: EditConflict) => {
  const theirs = theirsIn(conflict);
  return parts.flatMap((columns) => {
    const their = pickFields(
      theirs,
      columns.filter((column) => theirs[column] !== undefined),
    );
    return fieldsOf(their).length === 0 ? [] : [{ name: columns[0], columns, their }];
  });
};

/** The parts that two have said something of. */
export const contestedParts = (conflict: EditConflict | undefined): readonly string[] =>
  conflict ? contestedIn(conflict).map(({ name }) => name) : [];

interface DescriptionConflictProps {
  readonly conflict: EditConflict;
  readonly choices: Choices<Said>;
  readonly form: Description;
  readonly isBusy: boolean;
}

/** Both versions of what two have said of an image. */
export const DescriptionConflict = ({ conflict, choices, form, isBusy }: DescriptionConflictProps) => {
  const words = useDescriptionWords();
  const { values } = form;
  const conflicting = contestedIn(conflict).map((part) => ({
    ...part,
    mine: choices.mineOf(part.name, pickFields(values, part.columns)),
  }));
  return (
    <ConflictChoice
      author={conflict.author}
      at={conflict.at}
      isDisabled={isBusy}
      fields={conflicting.map(({ name, mine, their }): ConflictingField => ({
        name,
        ...words.label(name),
        mine: words.written(name, { ...values, ...mine }),
        theirs: words.written(name, { ...values, ...mine, ...their }),
        isRich: false,
        side: choices.sideOf(name),
        isMissing: choices.isMissing(name),
      }))}
      group={choices.group}
      onChoose={(name, side) => {
        const chosen = conflicting.find((part) => part.name === name);
        if (!chosen) return;
        choices.choose(name, side, chosen.mine);
        form.change(side === 'mine' ? chosen.mine : chosen.their);
      }}
    />
  );
};
