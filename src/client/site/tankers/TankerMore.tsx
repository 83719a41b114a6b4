import type { Row } from '../../../model/schema/entities';
import { EnlargedPictures } from '../catalogue/EnlargedPictures';
import { SimilarTankers } from './SimilarTankers';
import { TankerBar } from './TankerBar';
import { useTankerPictures } from './useTankerPictures';

export interface TankerMoreProps {
  readonly tanker: Row<'tanker'>;
}

/** What a visitor of a tanker sees later: similar units below it, the links at the bottom of a phone, and an enlarged picture. */
export function TankerMore({ tanker }: TankerMoreProps) {
  return (
    <>
      <SimilarTankers tanker={tanker} />
      <TankerBar tanker={tanker} />
      <EnlargedPictures {...useTankerPictures(tanker)} />
    </>
  );
}
