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

/** A text of any page. */
export type TextReference = {
  [Page in TextPage]: { readonly page: Page; readonly key: TextKey<Page> };
}[TextPage];

type FieldsOf<Name extends EntityName> = (typeof entities)[Name]['fields'];

/** What an administrator fills in; the rest is known from where a row is added. */
type ShownField<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { of: 'location' }
    ? Extract<Name, string>
    : Fields[Name] extends
          { kind: 'order' | 'brandFlag' | 'parent' | 'integer' } | { kind: 'text'; default: string }
      ? never
      : Extract<Name, string>;
}[keyof Fields];

type FieldName = { [Name in EntityName]: ShownField<FieldsOf<Name>> }[EntityName];

type FieldOfEntity = {
  [Name in EntityName]: `${Name}.${ShownField<FieldsOf<Name>>}`;
}[EntityName];

/** A column of a localized field, where the words for it are no name and a language. */
type LocalizedColumn = `${FieldName}${'En' | 'Fr'}`;

const shared = <Key extends TextKey<'shared'>>(key: Key) => ({ page: 'shared', key }) as const;
const named = <Key extends TextKey<'super'>>(key: Key) => ({ page: 'super', key }) as const;
const achievement = <Key extends TextKey<'achievements'>>(key: Key) =>
  ({ page: 'achievements', key }) as const;
const common = <Key extends TextKey<'common'>>(key: Key) => ({ page: 'common', key }) as const;

/**
 * What each field is called where it is filled in. A field of a new name does not compile until it is listed; one that is
 * called otherwise in one kind of content is listed a second time, with that kind, and so is a column.
 */
const labels: Readonly<
  Record<FieldName, TextReference> & Partial<Record<FieldOfEntity | LocalizedColumn, TextReference>>
> = {
  name: named('name'),
  nameEn: common('nameEn'),
  nameFr: common('nameFr'),
  firstName: named('first-name'),
  lastName: named('last-name'),
  role: named('role'),
  email: named('email'),
  company: named('company'),
  description: named('description'),
  telephone: common('telephone'),
  opening: { page: 'edit-contact', key: 'opening' },
  closing: { page: 'edit-contact', key: 'closing' },
  image: { page: 'editors', key: 'field-image' },
  fileName: { page: 'editors', key: 'field-file' },
  realizationType: named('name'),
  projectType: achievement('type'),
  specification: achievement('specification'),
  capacity: achievement('capacity'),
  compartments: achievement('compartments'),
  material: shared('material'),
  price: shared('price'),
  unitId: shared('unit-id'),
  kilometers: shared('kilometers'),
  engine: shared('engine'),
  manufacturer: shared('manufacturer'),
  year: shared('year'),
  capacityInLitres: shared('capacityInLitres'),
  'tanker.capacity': shared('capacity-title'),
  'location.nameEn': named('name'), // the only one it has, read in both languages
  noCompartments: shared('noCompartments'),
  dispenser: shared('dispenser'),
  availability: shared('availability'),
  cylinderRefill: shared('cylinderRefill'),
  pump: shared('pump'),
  additionalInformation: shared('additional-information'),
  jobTitle: shared('title'),
  jobSummary: shared('jobSummary'),
  jobDescription: shared('jobDescription'),
  locationId: { page: 'admin', key: 'location' },
  companyDescription: shared('companyDescription'),
};

const byName: Readonly<Partial<Record<string, TextReference>>> = labels;

/** The text of any page, in the current language; see `useTexts` for the texts of one page. */
export const useAnyText = () => {
  const { messages, formatMessage } = useIntl();
  return useCallback(
    ({ page, key }: TextReference): string => {
      const id = messageId(storedPage(page), key);
      if (!Object.hasOwn(messages, id)) return missingText(key, storedPage(page) ?? undefined);
      return formatMessage({ id });
    },
    [messages, formatMessage],
  );
};

/** Names a column where it is filled in: `label('tanker', column)` is 'Engine – French'. */
export const useColumnLabel = () => {
  const text = useAnyText();
  const editors = useTexts('editors');
  const words = useTexts('super');
  return useCallback(
    (entity: EntityName, { name, fieldName, language }: Column): string => {
      const ofColumn = byName[name];
      if (ofColumn && language) return text(ofColumn);
      const reference = byName[`${entity}.${fieldName}`] ?? byName[fieldName];
      const label = reference ? text(reference) : missingText(fieldName);
      if (!language) return label;
      return editors('in-language', { label, language: words(language === 'en' ? 'english' : 'french') });
    },
    [text, editors, words],
  );
};
