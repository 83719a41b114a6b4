import type { Row } from '../../../schema/entities';
import type { Brand } from '../../brands';
import { brandList } from '../../brands';

type Tanker = Pick<Row<'tanker'>, 'manufacturer'>;

/** The company of the group that built a tanker; undefined for other makers. */
export function makerBrand({ manufacturer }: Tanker): Brand | undefined {
  return brandList.find(({ name }) => manufacturer.includes(name));
}
