import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { TextId } from '../../../model/text/textId';
import { parseTextId } from '../../../model/text/parseTextId';
import { missingText } from '../../../model/text/texts';
import { messageId } from '../../ui/text/messageId';
import { useTexts } from '../../ui/text/useTexts';
import { languageKeys } from '../controls/languageKeys';

/** Returns a text of any page in the current language; see `useTexts` for the texts of one page. */
export function useAnyText() {
  const { messages, formatMessage } = useIntl();
  return useCallback(
    (text: TextId): string => {
      const { key, stored } = parseTextId(text);
      const id = messageId(stored, key);
      return Object.hasOwn(messages, id) ? formatMessage({ id }) : missingText(key, stored ?? undefined);
    },
    [messages, formatMessage],
  );
}

/** Returns the label of a field without a language: 'Engine', 'Name'. A field that forms do not have is called by its name. */
export function useFieldLabel() {
  const text = useAnyText();
  return useCallback(
    (entity: EntityName, fieldName: string): string => {
      const field = columnsOfEntity(entity).find((each) => each.fieldName === fieldName)?.field;
      if (!field || !isEditable(field)) return fieldName;
      return text(typeof field.label === 'string' ? field.label : field.label.both);
    },
    [text],
  );
}

/** Returns the label of a column in forms: 'Engine – French'. A column that forms do not have is called by its name. */
export function useColumnLabel() {
  const text = useAnyText();
  const editors = useTexts('editors');
  const words = useTexts('super');
  return useCallback(
    ({ name, field, language }: Column): string => {
      if (!isEditable(field)) return name;
      const { label } = field;
      if (typeof label !== 'string') return language ? text(label[language]) : name;
      if (!language) return text(label);
      const languageName = words(languageKeys[language]);
      return editors('in-language', { label: text(label), language: languageName });
    },
    [text, editors, words],
  );
}
