import type { NewRow } from '../../../model/schema/entities';

/** A tanker with all columns blank. The site does not show those that a unit leaves blank. */
export const unit: Omit<NewRow<'tanker'>, 'displayOrder' | 'isCertipropane'> = {
  nameEn: '',
  nameFr: '',
  image: '',
  price: '',
  unitId: '',
  kilometers: '',
  engineEn: '',
  engineFr: '',
  manufacturer: '',
  year: '',
  capacityInLitres: '',
  capacity: '',
  material: '',
  noCompartments: '',
  dispenser: '',
  availability: '',
  cylinderRefill: '',
  pump: '',
  additionalInformationEn: '',
  additionalInformationFr: '',
  tankerTypeId: 1,
};

export function engine(engineEn: string, engineFr: string) {
  return { engineEn, engineFr };
}

export function information(additionalInformationEn: string, additionalInformationFr: string) {
  return {
    additionalInformationEn,
    additionalInformationFr,
  };
}
