import { entityNames } from '../../../model/schema/entities';
import { selectCollection } from '../../store/selectors';
import type { RootState } from '../../store/store';

/** The parts of the state that the results follow from: while all are the same, so are the results. */
export function selectSearchSources(state: RootState): readonly unknown[] {
  return [
    state.language,
    state.site,
    state.resources,
    ...entityNames.map((name) => selectCollection(state, name)),
  ];
}
