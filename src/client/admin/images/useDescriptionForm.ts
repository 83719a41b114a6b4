import { useState } from 'react';
import { imageNameOf } from '../../../model/images/variants';
import type { ImageDescription, SiteImage } from '../../../model/images/variants';
import { endpoints } from '../../store/api/adminApi';
import { selectDescription, selectImage } from '../../store/content/images';
import { useAppSelector } from '../../store/hooks';
import { changedFields, fieldsOf, pickFields } from './describedFields';

/** An image of this site with its description. */
interface DescribedPicture {
  readonly name: string;
  /** The image as the server knows it; undefined for an image that no saved row shows yet. */
  readonly known: SiteImage | undefined;
  readonly description: ImageDescription;
}

/** An image of this site and its description. An image that was added since the page was loaded is requested. */
export function useDescribedPicture(src: string): DescribedPicture {
  const name = imageNameOf(src) ?? '';
  const known = useAppSelector((state) => selectImage(state, name));
  const description = useAppSelector((state) => selectDescription(state, name));
  endpoints.imageAll.useQuery(undefined, { skip: known !== undefined });
  return { name, known, description };
}

interface Form {
  /** The values that were changed here. */
  readonly draft: Partial<ImageDescription>;
  /** The values of these fields before. */
  readonly base: Partial<ImageDescription>;
}

/** The form of a description. Fields that were not changed here follow the changes of others. */
export function useDescriptionForm(description: ImageDescription) {
  const [{ draft, base }, setForm] = useState<Form>({ draft: {}, base: {} });
  const changed = changedFields(draft, base);
  return {
    values: { ...description, ...draft },
    base,
    /** The values to save. */
    changed,
    isDirty: fieldsOf(changed).length > 0,
    change: (changes: Partial<ImageDescription>): void =>
      setForm((form) => ({
        draft: { ...form.draft, ...changes },
        base: { ...pickFields(description, fieldsOf(changes)), ...form.base },
      })),
    /** Records that the form has shown the values of another administrator: the next save is based on them. */
    acknowledge: (theirs: Partial<ImageDescription>): void =>
      setForm((form) => ({ draft: { ...form.draft }, base: { ...form.base, ...theirs } })),
  };
}

export type DescriptionForm = ReturnType<typeof useDescriptionForm>;
