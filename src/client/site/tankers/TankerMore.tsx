import type { Row } from '../../../model/schema/entities';
import { EnlargedPictures } from '../catalogue/EnlargedPictures';
import { SimilarTankers } from './SimilarTankers';
import { useTankerPictures } from './useTankerPictures';

export interface TankerMoreProps {
  readonly tanker: Row<'tanker'>;
}

/** What a visitor of a tanker sees later: similar units below it, and an enlarged picture. */
export function TankerMore({ tanker }: TankerMoreProps) {
  return (
    <>
      <SimilarTankers tanker={tanker} />
      <EnlargedPictures {...useTankerPictures(tanker)} />
    </>
  );
}
