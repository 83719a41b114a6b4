import { useParams } from 'react-router';
import type { EntityName, Row } from '../../model/schema/entities';
import { readRowId } from '../../model/site/paths';
import { useRow } from '../store/hooks';

/** The row whose id is in the path; undefined if there is none. */
export function useRouteRow<Name extends EntityName>(name: Name): Row<Name> | undefined {
  return useRow(name, readRowId(useParams().id));
}
