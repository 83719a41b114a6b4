import { useFormContext } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import type { Column, Field } from '../../../model/schema/fields';
import type { EditConflict } from '../../../model/history';
import { columnsFrom, columnsOfEntity } from '../../../model/schema/rows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useColumnLabel } from '../fields/labels';
import { useValueText } from '../fields/useValueText';
import type { ConflictingField } from '../conflicts/ConflictChoice';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import { theirValuesOf } from '../../../model/history';
import type { ConflictChoices } from '../conflicts/useConflictChoices';

/** The columns that both administrators changed; the reader's language first. */
export function useConflictingColumns(
  entity: EntityName,
  conflict: EditConflict | undefined,
): readonly Column[] {
  const reader = useAppSelector(selectLanguage);
  if (!conflict) return [];
  return columnsFrom(reader, columnsOfEntity(entity)).filter(({ name }) => conflict.fields.includes(name));
}

interface RowConflictProps {
  readonly entity: EntityName;
  readonly conflict: EditConflict;
  readonly choices: ConflictChoices<unknown>;
  readonly isSaving: boolean;
}

/** Returns the texts of two versions. Different ways to write the same measure are shown as they were typed. */
const useVersionTexts = () => {
  const valueText = useValueText();
  return (field: Field, mine: unknown, theirs: unknown): readonly [string, string] => {
    const textOf = (value: unknown): string => (value instanceof File ? value.name : valueText(field, value));
    const texts = [textOf(mine), textOf(theirs)] as const;
    return field.kind === 'measure' && texts[0] === texts[1] ? [String(mine), String(theirs)] : texts;
  };
};

/** Both versions of the conflicting fields of a row. It must be in the row's form. */
export function RowConflict({ entity, conflict, choices, isSaving }: RowConflictProps) {
  const form = useFormContext<Record<string, unknown>>();
  const label = useColumnLabel();
  const versionTexts = useVersionTexts();
  const theirValues = theirValuesOf(conflict);
  const values = form.watch();
  const mineOf = (name: string): unknown => choices.mineOf(name, values[name]);
  const fields = useConflictingColumns(entity, conflict).map((column): ConflictingField => {
    const { name, language, field } = column;
    const [mine, theirs] = versionTexts(field, mineOf(name), theirValues[name]);
    return {
      name,
      language,
      label: label(column),
      mine,
      theirs,
      isRich: field.kind === 'localizedRichText',
      side: choices.sideOf(name),
      isMissing: choices.isMissing(name),
    };
  });
  return (
    <ConflictChoice
      author={conflict.author}
      at={conflict.at}
      fields={fields}
      isDisabled={isSaving}
      group={choices.group}
      onChoose={(name, side) => {
        choices.choose(name, side, mineOf(name));
        form.setValue(name, side === 'mine' ? mineOf(name) : theirValues[name], { shouldDirty: true });
      }}
    />
  );
}
