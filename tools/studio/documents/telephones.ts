import { telephones } from '../../../src/content/rows/telephone';
import type { Brand } from '../../../src/model/site/brands';
import { brandList } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { words } from './blocks';

type Telephone = (typeof telephones)[number];

const ofBrand = ({ contactLocationId, isCertipropane }: Brand): readonly Telephone[] =>
  telephones.filter(
    (row) => row.isCertipropane === isCertipropane && row.locationId === String(contactLocationId),
  );

const nameOf = ({ nameEn = '', nameFr = '' }: Telephone, language: Language): string =>
  words(nameEn, nameFr)[language];

const colon = words(': ', ' : ');

/** Who answers drivers and mechanics. */
const topics: readonly (string | undefined)[] = ['parts', 'service', 'inspection'];

/** The foot of a brand's document: its name, and its telephones for parts, service and inspections. */
export const footOf = (brand: Brand, language: Language): string =>
  [
    brand.name,
    ...ofBrand(brand)
      .filter(({ topic }) => topics.includes(topic))
      .map((row) => `${nameOf(row, language)}${colon[language]}${row.telephone}`),
  ].join(' · ');

const parts = words('Parts', 'Pièces');

/** The foot of a data sheet, which all brands show: the number for parts of each brand that has one. */
export const partsFoot = (language: Language): string =>
  [
    parts[language],
    ...brandList.flatMap((brand) => {
      const row = ofBrand(brand).find(({ topic }) => topic === 'parts');
      return row ? [`${brand.name} ${row.telephone}`] : [];
    }),
  ].join(' · ');
