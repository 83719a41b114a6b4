import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EntityName } from '../../../model/entities';
import type { EditConflict } from '../../../model/history';
import { columnsOfEntity } from '../../../model/rows';
import { useColumnLabel } from '../editors/fields/labels';
import type { FormValues } from '../editors/listEditor.machine';
import { isValue } from '../editors/useFilesSent';
import { plainText } from '../richText/plainText';
import type { ContestedField } from './ConflictChoice';
import { ConflictChoice } from './ConflictChoice';

/** What another has put into the columns that both have changed. */
export const theirsOf = (conflict: EditConflict | undefined): FormValues =>
  Object.fromEntries((conflict?.fields ?? []).map((name) => [name, conflict?.current[name] ?? '']));

const shown = (value: unknown, isRich: boolean): string => {
  if (value instanceof File) return value.name;
  const written = isValue(value) ? String(value) : '';
  return isRich ? plainText(written) : written;
};

interface RowConflictProps {
  readonly entity: EntityName;
  readonly conflict: EditConflict;
  readonly isSaving: boolean;
}

/** Both versions of the fields of a row that another has changed meanwhile; it stands in the row's form. */
export const RowConflict = ({ entity, conflict, isSaving }: RowConflictProps) => {
  const form = useFormContext<Record<string, unknown>>();
  const label = useColumnLabel();
  const [mine] = useState(() => ({ ...form.getValues() }));
  const theirs = theirsOf(conflict);
  const values = form.watch();
  const fields = columnsOfEntity(entity).flatMap((column): ContestedField[] => {
    const { name, language, field } = column;
    if (!conflict.fields.includes(name)) return [];
    const isRich = field.kind === 'localizedRichText';
    return [
      {
        name,
        language,
        label: label(entity, column),
        mine: shown(mine[name], isRich),
        theirs: shown(theirs[name], isRich),
        side: values[name] === theirs[name] ? 'theirs' : 'mine',
      },
    ];
  });
  return (
    <ConflictChoice
      author={conflict.author}
      at={conflict.at}
      fields={fields}
      isDisabled={isSaving}
      onChoose={(name, side) =>
        form.setValue(name, side === 'mine' ? mine[name] : theirs[name], { shouldDirty: true })
      }
    />
  );
};
