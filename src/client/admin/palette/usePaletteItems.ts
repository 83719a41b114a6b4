import type { WithSlice } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { entities, entityNames } from '../../../model/schema/entities';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage } from '../../../model/text/textPages';
import { lookupText } from '../../../model/text/texts';
import { selectEditableTexts } from '../../store/content/editableTexts';
import type { hidden } from '../../store/content/hiddenRows';
import { selectEditedRows } from '../../store/content/hiddenRows';
import { selectImages } from '../../store/content/images';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLanguage, selectRole, selectTextIndex } from '../../store/selectors';
import type { RootState } from '../../store/store';
import { useHiddenRows } from '../requests/useEditedRows';
import type { PaletteContent } from './PaletteContent';
import type { PaletteItem } from './paletteItem';
import { rowItems } from './rowItems';
import { screenItems } from './screenItems';
import { textItems } from './textItems';

/** The parts of the state that the items depend on: while all are the same, so are the items. */
const selectSources = (state: RootState & Partial<WithSlice<typeof hidden>>): readonly unknown[] => [
  state.language,
  state.session,
  state.resources,
  selectImages(state),
  state.hidden,
  ...entityNames.map((name) => state[entities[name].collection]),
];

const contentOf = (state: RootState): PaletteContent => {
  const index = selectTextIndex(state);
  const images = selectImages(state);
  return {
    language: selectLanguage(state),
    role: selectRole(state),
    rows: (entity) => selectEditedRows(state, entity),
    texts: selectEditableTexts(state),
    text: (language, page: TextPage, key) =>
      lookupText(index, language, key, storedPage(page) ?? undefined)?.resource ?? '',
    describe: (image) => images[image],
  };
};

/** All items that the search of the administration can find. */
export function usePaletteItems(): readonly PaletteItem[] {
  useHiddenRows();
  const store = useAppStore();
  const sources = useAppSelector(selectSources, shallowEqual);
  return useMemo(() => {
    if (sources.length === 0) return [];
    const content = contentOf(store.getState());
    return [...screenItems(content), ...rowItems(content), ...textItems(content)];
  }, [store, sources]);
}
