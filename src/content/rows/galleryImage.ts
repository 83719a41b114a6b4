import type { FirstRow } from './rows';
import { list, picture } from './rows';

/** Pictures by the end of their file name, and the company that built what they show. */
const pictures = (file: string, manufacturer: string, numbers: readonly string[]) =>
  numbers.map((number) => ({ galleryId: '1', image: picture(`gallery/${file}-${number}`), manufacturer }));

export const galleryImages: readonly FirstRow<'galleryImage'>[] = [
  ...list({ isCertipropane: false }, [
    ...pictures('fuel', 'Norcuve', ['01', '11', '04', '06', '13', '10', '07', '03', '08']),
    ...pictures('fuel', 'Rubicuve', ['09', '14', '17', '12', '18', '16', '05', '15', '02']),
  ]),
  ...list(
    { isCertipropane: true },
    pictures('propane', 'Propacuve', ['01', '02', '03', '04', '05', '06', '07', '08']),
  ),
];
