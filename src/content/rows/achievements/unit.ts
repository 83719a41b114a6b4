import type { FirstRow } from '../rows';
import { list, picture } from '../rows';

export const projects = {
  new: { projectTypeEn: 'New unit', projectTypeFr: 'Unité neuve' },
  mounting: {
    projectTypeEn: "Mounting on the customer's chassis",
    projectTypeFr: 'Montage sur le châssis du client',
  },
  refurbished: { projectTypeEn: 'Full refurbishment', projectTypeFr: 'Remise à neuf complète' },
  conversion: { projectTypeEn: 'Conversion', projectTypeFr: 'Conversion' },
} as const;

export const aluminium = 'Aluminium 5454';

/** A delivered tanker, without the columns that its list adds. */
export type Unit = Omit<
  FirstRow<'realization'>,
  'realizationTypeId' | 'image' | 'displayOrder' | 'isCertipropane'
>;

/** The units of a type. The type's id is its position in the list of types; the pictures are numbered like the units. */
export function unitsOf(
  realizationTypeId: number,
  file: string,
  isCertipropane: boolean,
  units: readonly Unit[],
): readonly FirstRow<'realization'>[] {
  return list(
    { realizationTypeId, isCertipropane },
    units.map((unit, index) => ({ ...unit, image: picture(`achievements/${file}-${index + 1}`) })),
  );
}
