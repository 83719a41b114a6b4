import { useCallback } from 'react';
import type { PageTarget } from '../../../../model/admin/onPage/pageSource';
import { classKeyOf } from '../../../../model/text/textPages';
import { selectEditedRow } from '../../../store/content/hiddenRows';
import { useAppStore } from '../../../store/hooks';
import { useTexts } from '../../../ui/text/useTexts';
import { usePageName } from '../../controls/usePageName';
import { useFieldLabel } from '../../fields/labels';
import { nameInEither } from '../../fields/rowNames';

/** Returns the label of a target: 'Tanker B-train 60,000 L: Price', 'Text: Home'. */
export function useTargetLabel() {
  const text = useTexts('on-page');
  const toast = useTexts('toast');
  const pageName = usePageName();
  const fieldLabel = useFieldLabel();
  const store = useAppStore();
  return useCallback(
    (target: PageTarget): string => {
      if (target.kind === 'text') return text('text-of', { page: pageName(classKeyOf(target)) });
      if (target.kind === 'image') return text('picture-description');
      const { entity, id, fields } = target;
      const state = store.getState();
      const row = selectEditedRow(state, entity, id);
      const [firstLine = ''] = (row ? nameInEither(entity, row, state.language) : '').split('\n', 1);
      const labels = fields.map((name) => fieldLabel(entity, name));
      const thing = toast(`thing-${entity}`);
      const what = firstLine === '' ? thing : firstLine;
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} – ${labels.join(', ')}`;
    },
    [text, toast, pageName, fieldLabel, store],
  );
}
