import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import type { ImageDescription } from '../../../model/images/variants';
import { readDescription } from '../../../model/images/variants';
import type { ConflictingField } from '../conflicts/ConflictChoice';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import type { ConflictChoices } from '../conflicts/useConflictChoices';
import { altColumns, fieldsOf, pickFields } from './describedFields';
import type { DescriptionForm } from './useDescriptionForm';
import { useDescriptionWords } from './useDescriptionWords';

type PartialDescription = Partial<ImageDescription>;

/** Adds both coordinates of the focal point if one of them is a conflicting field. */
const withBothCoordinates = (fields: readonly string[]): readonly string[] =>
  fields.some((field) => field.startsWith('focal')) ? [...fields, 'focalX', 'focalY'] : fields;

/** The other administrator's values of the conflicting fields. */
export function otherDescriptionOf({ current, fields }: EditConflict): PartialDescription {
  const description = readDescription(current) ?? {};
  const conflicting = withBothCoordinates(fields);
  return pickFields(
    description,
    fieldsOf(description).filter((field) => conflicting.includes(field)),
  );
}

type Part = readonly [keyof ImageDescription, ...(keyof ImageDescription)[]];

/** The parts of a description: what an administrator sees as one value. */
const partsOf = (reader: Language): readonly Part[] => [
  ['focalX', 'focalY'],
  ...altColumns(reader).map((column): Part => [column]),
];

/** The conflicting parts of a description, with the other administrator's values. The reader's language comes first. */
const conflictingPartsOf = (conflict: EditConflict, reader: Language) => {
  const theirs = otherDescriptionOf(conflict);
  return partsOf(reader).flatMap((columns) => {
    const theirValues = pickFields(
      theirs,
      columns.filter((column) => theirs[column] !== undefined),
    );
    return fieldsOf(theirValues).length === 0 ? [] : [{ name: columns[0], columns, theirValues }];
  });
};

/** The names of the parts that both administrators changed, as the conflict lists them. */
export function conflictingParts(conflict: EditConflict | undefined, reader: Language): readonly string[] {
  return conflict ? conflictingPartsOf(conflict, reader).map(({ name }) => name) : [];
}

interface DescriptionConflictProps {
  readonly conflict: EditConflict;
  readonly choices: ConflictChoices<PartialDescription>;
  readonly form: DescriptionForm;
  readonly isBusy: boolean;
}

/** Both versions of the conflicting parts of an image's description. */
export function DescriptionConflict({ conflict, choices, form, isBusy }: DescriptionConflictProps) {
  const words = useDescriptionWords();
  const { values } = form;
  const reader = useAppSelector(selectLanguage);
  const conflicting = conflictingPartsOf(conflict, reader).map((part) => ({
    ...part,
    mine: choices.mineOf(part.name, pickFields(values, part.columns)),
  }));
  return (
    <ConflictChoice
      author={conflict.author}
      at={conflict.at}
      isDisabled={isBusy}
      fields={conflicting.map(({ name, mine, theirValues }): ConflictingField => ({
        name,
        ...words.label(name),
        mine: words.written(name, { ...values, ...mine }),
        theirs: words.written(name, { ...values, ...mine, ...theirValues }),
        isRich: false,
        side: choices.sideOf(name),
        isMissing: choices.isMissing(name),
      }))}
      group={choices.group}
      onChoose={(name, side) => {
        const chosen = conflicting.find((part) => part.name === name);
        if (!chosen) return;
        choices.choose(name, side, chosen.mine);
        form.change(side === 'mine' ? chosen.mine : chosen.theirValues);
      }}
    />
  );
}
