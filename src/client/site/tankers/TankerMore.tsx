import type { Row } from '../../../model/schema/entities';
import { EnlargedPictures } from '../catalogue/EnlargedPictures';
import { SimilarTankers } from './SimilarTankers';
import { useTankerPictures } from './useTankerPictures';

export interface TankerMoreProps {
  readonly tanker: Row<'tanker'>;
}

/** The parts of a tanker's page that are loaded later: similar tankers, and the enlarged picture. */
export function TankerMore({ tanker }: TankerMoreProps) {
  return (
    <>
      <SimilarTankers tanker={tanker} />
      <EnlargedPictures {...useTankerPictures(tanker)} />
    </>
  );
}
