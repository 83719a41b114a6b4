import type { EntityName } from '../../../model/schema/entities';
import type { TextKey } from '../../../content/texts';
import type { TextReference } from '../fields/labels';

/**
 * The editors of lists, as data. The rest follows from the kind of content: which brand or company is chosen first, whether
 * its rows belong to types that are edited above them, what its form asks for.
 */
export interface EditorDescription {
  readonly entity: EntityName;
  /** What is edited, on the page 'admin'. */
  readonly title: TextKey<'admin'>;
  /** The fields that name a row; the first localized text where not said otherwise. */
  readonly nameFields?: readonly string[];
  /** Whether a row opens to show all that it holds. */
  readonly hasDetails?: true;
  /** Pictures and nothing else: shown as a grid, and several are added at once. */
  readonly isGallery?: true;
  /** What is asked before a row is deleted, where the question is a special one (specification, section 5). */
  readonly question?: TextReference;
  /** The same for what its rows belong to. */
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
} as const satisfies Readonly<Record<string, EditorDescription>>;

export type EditorName = keyof typeof editorTable;
