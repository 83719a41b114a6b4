import type { EntityName } from '../../../model/schema/entities';
import type { TextKey } from '../../../content/texts';
import type { TextReference } from '../fields/labels';

/**
 * An editor of a list, as data. The entity decides the rest: whether a brand or company is chosen first, whether the
 * types that its rows belong to are edited above them, and which fields its form has.
 */
export interface EditorConfig {
  readonly entity: EntityName;
  /** The text key of the title, on the page 'admin'. */
  readonly title: TextKey<'admin'>;
  /** The fields that form the name of a row; by default the first localized text. */
  readonly nameFields?: readonly string[];
  /** Whether a row can be expanded to show all its values. */
  readonly hasDetails?: true;
  /** The rows have only a picture: the list is a grid, and several pictures can be added at once. */
  readonly isGallery?: true;
  /** The question before a row is deleted, if it is not the usual one (specification, section 5). */
  readonly question?: TextReference;
  /** The same for the parent that the rows belong to. */
  readonly parentQuestion?: TextReference;
}

const imageQuestion: TextReference = { page: 'editors', key: 'confirm-delete-image' };

export const editorTable = {
  manufacturers: {
    entity: 'manufacturerImage',
    title: 'edit-manufacturers',
    question: imageQuestion,
    parentQuestion: { page: 'edit-manufacturers', key: 'remove-question' },
  },
  achievements: { entity: 'realization', title: 'edit-achievements' },
  employees: {
    entity: 'employee',
    title: 'edit-employees',
    nameFields: ['firstName', 'lastName'],
    hasDetails: true,
  },
  parts: { entity: 'product', title: 'edit-parts' },
  assemblies: { entity: 'assembly', title: 'edit-assemblies' },
  gallery: { entity: 'galleryImage', title: 'edit-gallery', isGallery: true, question: imageQuestion },
  careers: { entity: 'jobPosting', title: 'edit-careers', hasDetails: true },
  tankers: { entity: 'tanker', title: 'edit-tankers', hasDetails: true },
} as const satisfies Readonly<Record<string, EditorConfig>>;

export type EditorName = keyof typeof editorTable;
