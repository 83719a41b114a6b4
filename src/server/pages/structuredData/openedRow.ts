import type { Row } from '../../../model/schema/entities';
import type { LocalizedColumns } from '../../../model/site/languages';
import type { OpenableEntity, OpenableRow } from '../../../model/site/screens/openedRow';
import type { PageContext } from '../pageContext';
import type { JsonLdNode } from './jsonLdNode';
import { textOfHtml } from '../../../model/text/textOfHtml';
import { organizationId } from './organization';
import { productOf } from './product';

interface RowFacts {
  /** The path and query of its address. */
  readonly address: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
}

type Describe<Entity extends OpenableEntity> = (
  context: PageContext,
  facts: RowFacts,
  row: Row<Entity>,
) => JsonLdNode;

/** A picture with its caption (schema.org ImageObject). */
const pictureOf = (
  { absoluteUrl, pictureUrl }: PageContext,
  { address, name, description, image }: RowFacts,
): JsonLdNode => ({
  '@type': 'ImageObject',
  '@id': absoluteUrl(address),
  url: absoluteUrl(address),
  contentUrl: pictureUrl(image),
  name,
  caption: description === '' ? undefined : description,
});

const personOf: Describe<'employee'> = (context, { address, name, image }, row) => ({
  '@type': 'Person',
  '@id': context.absoluteUrl(address),
  url: context.absoluteUrl(address),
  name,
  jobTitle: context.inLanguage(row, 'role').trim() || undefined,
  email: row.email || undefined,
  image: context.pictureUrl(image),
  worksFor: { '@type': 'Organization', '@id': organizationId(context.origin) },
});

const nodes: { readonly [Entity in OpenableEntity]: Describe<Entity> } = {
  employee: personOf,
  product: (context, { address, ...facts }) => productOf(context, { id: address, ...facts }),
  realization: pictureOf,
  assembly: pictureOf,
  manufacturerImage: pictureOf,
  galleryImage: pictureOf,
};

const nodeOf = <Entity extends OpenableEntity>(
  entity: Entity,
  context: PageContext,
  facts: RowFacts,
  row: Row<Entity>,
): JsonLdNode => nodes[entity](context, facts, row);

/** The description of a row as text; '' if it has none. Only an employee's description is rich text. */
export function rowDescription({ inLanguage }: PageContext, { entity, row }: OpenableRow): string {
  if (!('descriptionEn' in row)) return '';
  const description = inLanguage(row as unknown as LocalizedColumns<'description'>, 'description'); // it has each language
  return entity === 'employee' ? textOfHtml(description) : description.trim();
}

/** The structured data of a row that an address opens in a dialog. */
export function openedRowNode(context: PageContext, opened: OpenableRow, address: string): JsonLdNode {
  const { entity, name, row } = opened;
  const facts = { address, name, description: rowDescription(context, opened), image: row.image };
  return nodeOf(entity, context, facts, row);
}
