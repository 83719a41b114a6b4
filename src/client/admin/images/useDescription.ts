import { useEffect, useState } from 'react';
import { imageNameOf } from '../../../model/images/variants';
import type { ImageDescription, SiteImage } from '../../../model/images/variants';
import { endpoints } from '../../store/api/adminApi';
import { selectDescription } from '../../store/content/imageDescriptions';
import { useAppSelector } from '../../store/hooks';
import { useRequest } from '../requests/useRequest';
import { changedFields, fieldsOf, pickFields } from './describedFields';

/** An image of this site that is described. */
interface DescribedPicture {
  readonly name: string;
  /** What is known of it; nothing of one that no saved row shows yet. */
  readonly known: SiteImage | undefined;
  readonly said: ImageDescription;
}

/** What is known and said of an image of this site; one that came since the page was loaded is asked for. */
export const useDescribedPicture = (src: string): DescribedPicture => {
  const name = imageNameOf(src) ?? '';
  const known = useAppSelector(({ images }) => images.byName[name]);
  const said = useAppSelector((state) => selectDescription(state, name));
  const call = useRequest();
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown) void call(endpoints.imageAll, undefined);
  }, [call, isUnknown]);
  return { name, known, said };
};

interface Form {
  /** What was changed here. */
  readonly draft: Partial<ImageDescription>;
  /** What that was before. */
  readonly base: Partial<ImageDescription>;
}

/** What is typed and pointed at in the dialog, against what is said; what was not touched follows what others say. */
export const useDescription = (said: ImageDescription) => {
  const [{ draft, base }, setForm] = useState<Form>({ draft: {}, base: {} });
  const changed = changedFields(draft, base);
  return {
    values: { ...said, ...draft },
    base,
    /** What is to be saved. */
    changed,
    isDirty: fieldsOf(changed).length > 0,
    change: (changes: Partial<ImageDescription>): void =>
      setForm((form) => ({
        draft: { ...form.draft, ...changes },
        base: { ...pickFields(said, fieldsOf(changes)), ...form.base },
      })),
    /** Another's version was seen: whoever saves again knows of it. */
    see: (theirs: Partial<ImageDescription>): void =>
      setForm((form) => ({ draft: { ...form.draft }, base: { ...form.base, ...theirs } })),
  };
};

export type Description = ReturnType<typeof useDescription>;
