import type { EntityName, Row } from '../../model/schema/entities';
import { assemblies } from './assembly';
import { assemblyTypes } from './assemblyType';
import { emails } from './email';
import { employees } from './employee';
import { galleryImages } from './galleryImage';
import { jobPostings } from './jobPosting';
import { locations } from './location';
import { manufacturers } from './manufacturer';
import { manufacturerImages } from './manufacturerImage';
import { openings } from './opening';
import { products } from './product';
import { realizations } from './realization';
import { realizationTypes } from './realizationType';
import { rowsOf } from './rows';
import { tankerImages } from './tankerImage';
import { tankers } from './tanker';
import { telephones } from './telephone';

/**
 * The content of an invented group, for a site that has no content yet. Rows name pictures `picture:<folder>/<file>`. The
 * pictures are in src/content/pictures, the files in src/content/pdf. Code that stores the rows fills in the URLs of both.
 */
export const demonstration: { readonly [Name in EntityName]: readonly Row<Name>[] } = {
  location: rowsOf('location', locations),
  telephone: rowsOf('telephone', telephones),
  email: rowsOf('email', emails),
  opening: rowsOf('opening', openings),
  openingException: rowsOf('openingException', []),
  manufacturer: rowsOf('manufacturer', manufacturers),
  manufacturerImage: rowsOf('manufacturerImage', manufacturerImages),
  realizationType: rowsOf('realizationType', realizationTypes),
  realization: rowsOf('realization', realizations),
  employee: rowsOf('employee', employees),
  product: rowsOf('product', products),
  assemblyType: rowsOf('assemblyType', assemblyTypes),
  assembly: rowsOf('assembly', assemblies),
  galleryImage: rowsOf('galleryImage', galleryImages),
  tanker: rowsOf('tanker', tankers),
  tankerImage: rowsOf('tankerImage', tankerImages),
  jobPosting: rowsOf('jobPosting', jobPostings),
};
