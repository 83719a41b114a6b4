import type { NewRow } from '../../../model/schema/entities';

/** A tanker of which nothing is known yet: what a unit does not say stays empty, and is not shown. */
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

export const engine = (engineEn: string, engineFr: string) => ({ engineEn, engineFr });

export const information = (additionalInformationEn: string, additionalInformationFr: string) => ({
  additionalInformationEn,
  additionalInformationFr,
});
