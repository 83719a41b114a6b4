import { useEffect, useRef, useState } from 'react';
import type { PageTarget } from '../../../../model/admin/onPage/pageSource';
import { targetId } from '../../../../model/admin/onPage/pageSource';
import { selectEditedRow } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector } from '../../../store/hooks';

/** The row of a target; undefined for other targets, and for a row that was deleted since. */
const useTargetRow = (target: PageTarget): StoredRow | undefined =>
  useAppSelector((state) =>
    target.kind === 'row' ? selectEditedRow(state, target.entity, target.id) : undefined,
  );

/** The row of a target, also after somebody else has deleted it: what was typed stays in its form. */
export function useEditedRow(target: PageTarget) {
  const row = useTargetRow(target);
  const name = targetId(target);
  const [known, setKnown] = useState({ name, row });
  if (row && (known.row !== row || known.name !== name)) setKnown({ name, row });
  return { row: row ?? (known.name === name ? known.row : undefined), isDeleted: !row };
}

/** Returns a function that closes the popover. It does nothing once the popover is closed or edits something else. */
export function useCloseFor(name: string, onClose: () => boolean): () => boolean {
  const edited = useRef<string>(undefined);
  useEffect(() => {
    edited.current = name;
    return () => {
      edited.current = undefined;
    };
  }, [name]);
  return () => edited.current === name && onClose();
}
