import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';

/** A typed note, and the note that was shown when typing began. */
interface NoteDraft {
  readonly typed: string;
  readonly base: string;
}

interface NoteDrafts {
  readonly drafts: ReadonlyMap<number, NoteDraft>;
  readonly setDraft: (inquiryId: number, change: (draft?: NoteDraft) => NoteDraft | undefined) => void;
}

const NoteDraftsContext = createContext<NoteDrafts>({ drafts: new Map(), setDraft: () => undefined });

/** The typed notes of the inbox. They stay while a list is searched, loaded again or replaced by another one. */
export function NoteDraftsProvider({ children }: { readonly children: ReactNode }) {
  const [drafts, setDrafts] = useState<NoteDrafts['drafts']>(new Map());
  useUnsavedChanges(drafts.size > 0);
  const setDraft: NoteDrafts['setDraft'] = (inquiryId, change) =>
    setDrafts((before) => {
      const after = new Map(before);
      const draft = change(before.get(inquiryId));
      if (draft) after.set(inquiryId, draft);
      else after.delete(inquiryId);
      return after;
    });
  return <NoteDraftsContext value={{ drafts, setDraft }}>{children}</NoteDraftsContext>;
}

/** The typed notes by the ids of their inquiries. */
export function useNoteDrafts(): NoteDrafts {
  return useContext(NoteDraftsContext);
}
