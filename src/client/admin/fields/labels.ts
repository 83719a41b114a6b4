import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { EntityName, entities } from '../../../model/schema/entities';
import type { TextKey } from '../../../content/texts';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage } from '../../../model/text/textPages';
import { missingText } from '../../../model/text/texts';
import type { Column } from '../../../model/schema/fields';
import { useTexts } from '../../ui/text/useTexts';
import { messageId } from '../../ui/text/messageId';

/** The page and the key of a text. */
export type TextReference = {
  [Page in TextPage]: { readonly page: Page; readonly key: TextKey<Page> };
}[TextPage];

type FieldsOf<Name extends EntityName> = (typeof entities)[Name]['fields'];

/** The fields that an administrator fills in. The list that a row is added to decides the others. */
type EditableField<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { of: 'location' }
    ? Extract<Name, string>
    : Fields[Name] extends
          { kind: 'order' | 'brandFlag' | 'parent' | 'integer' } | { kind: 'text'; default: string }
      ? never
      : Extract<Name, string>;
}[keyof Fields];

type FieldName = { [Name in EntityName]: EditableField<FieldsOf<Name>> }[EntityName];

type FieldOfEntity = {
  [Name in EntityName]: `${Name}.${EditableField<FieldsOf<Name>>}`;
}[EntityName];

/** A column of a localized field whose label is not simply the field's label and the language. */
type LocalizedColumn = `${FieldName}${'En' | 'Fr'}`;

const sharedText = <Key extends TextKey<'shared'>>(key: Key) => ({ page: 'shared', key }) as const;
const superText = <Key extends TextKey<'super'>>(key: Key) => ({ page: 'super', key }) as const;
const achievementText = <Key extends TextKey<'achievements'>>(key: Key) =>
  ({ page: 'achievements', key }) as const;
const commonText = <Key extends TextKey<'common'>>(key: Key) => ({ page: 'common', key }) as const;

/**
 * The label of each field in forms. A field with a new name does not compile until it is listed here. A field whose label
 * differs in one entity has a second entry, with that entity. A column with a label that differs has an entry too.
 */
const labels: Readonly<
  Record<FieldName, TextReference> & Partial<Record<FieldOfEntity | LocalizedColumn, TextReference>>
> = {
  name: superText('name'),
  nameEn: commonText('nameEn'),
  nameFr: commonText('nameFr'),
  firstName: superText('first-name'),
  lastName: superText('last-name'),
  role: superText('role'),
  email: superText('email'),
  company: superText('company'),
  description: superText('description'),
  telephone: commonText('telephone'),
  opening: { page: 'edit-contact', key: 'opening' },
  closing: { page: 'edit-contact', key: 'closing' },
  image: { page: 'editors', key: 'field-image' },
  fileName: { page: 'editors', key: 'field-file' },
  realizationType: superText('name'),
  projectType: achievementText('type'),
  specification: achievementText('specification'),
  capacity: achievementText('capacity'),
  compartments: achievementText('compartments'),
  material: sharedText('material'),
  price: sharedText('price'),
  unitId: sharedText('unit-id'),
  kilometers: sharedText('kilometers'),
  engine: sharedText('engine'),
  manufacturer: sharedText('manufacturer'),
  year: sharedText('year'),
  capacityInLitres: sharedText('capacityInLitres'),
  'tanker.capacity': sharedText('capacity-title'),
  'location.nameEn': superText('name'), // a location has one name for both languages
  noCompartments: sharedText('noCompartments'),
  dispenser: sharedText('dispenser'),
  availability: sharedText('availability'),
  cylinderRefill: sharedText('cylinderRefill'),
  pump: sharedText('pump'),
  additionalInformation: sharedText('additional-information'),
  jobTitle: sharedText('title'),
  jobSummary: sharedText('jobSummary'),
  jobDescription: sharedText('jobDescription'),
  locationId: { page: 'admin', key: 'location' },
  companyDescription: sharedText('companyDescription'),
};

const labelByName: Readonly<Partial<Record<string, TextReference>>> = labels;

/** Returns a text of any page in the current language; see `useTexts` for the texts of one page. */
export function useAnyText() {
  const { messages, formatMessage } = useIntl();
  return useCallback(
    ({ page, key }: TextReference): string => {
      const id = messageId(storedPage(page), key);
      if (!Object.hasOwn(messages, id)) return missingText(key, storedPage(page) ?? undefined);
      return formatMessage({ id });
    },
    [messages, formatMessage],
  );
}

/** Returns the label of a column in forms: `label('tanker', column)` is 'Engine – French'. */
export function useColumnLabel() {
  const text = useAnyText();
  const editors = useTexts('editors');
  const words = useTexts('super');
  return useCallback(
    (entity: EntityName, { name, fieldName, language }: Column): string => {
      const columnLabel = labelByName[name];
      if (columnLabel && language) return text(columnLabel);
      const reference = labelByName[`${entity}.${fieldName}`] ?? labelByName[fieldName];
      const label = reference ? text(reference) : missingText(fieldName);
      if (!language) return label;
      return editors('in-language', { label, language: words(language === 'en' ? 'english' : 'french') });
    },
    [text, editors, words],
  );
}
