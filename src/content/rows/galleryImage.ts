import type { FirstRow } from './rows';
import { list, picture } from './rows';

const pictures = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    galleryId: '1',
    image: picture(`gallery/${file}-${String(index + 1).padStart(2, '0')}`),
  }));

export const galleryImages: readonly FirstRow<'galleryImage'>[] = [
  ...list({ isCertipropane: false }, pictures('fuel', 16)),
  ...list({ isCertipropane: true }, pictures('propane', 8)),
];
