import type { EditedEntity, EditorRoute } from '../../model/schema/editors';
import { editors } from '../../model/schema/editors';
import type { EntityName } from '../../model/schema/entities';
import { entityNames } from '../../model/schema/entities';
import type { PageText } from './pageTexts';

/** The words for a kind of content. The pages below show them. */
interface EntityTexts {
  /** In a toast: 'tanker'. */
  readonly one: PageText;
  /** In the history, after the action: 'the tanker'. In French it begins with its preposition: 'de la citerne'. */
  readonly the: PageText;
  /** In the history: '{count} tankers'. */
  readonly many: PageText;
}

interface EditorTexts extends EntityTexts {
  /** The name of its editor: 'Tankers'. */
  readonly editor: PageText;
  /** The title of its editor in the browser's tab: 'Edit tankers'. */
  readonly title: PageText;
}

const entityTexts: {
  readonly [Name in EntityName]: Name extends EditedEntity ? EditorTexts : EntityTexts;
} = {
  location: {
    one: { en: 'location', fr: 'emplacement' },
    the: { en: 'the location', fr: "de l'emplacement" },
    many: { en: '{count} locations', fr: 'de {count} emplacements' },
  },
  telephone: {
    one: { en: 'telephone', fr: 'téléphone' },
    the: { en: 'the telephone', fr: 'du téléphone' },
    many: { en: '{count} telephones', fr: 'de {count} téléphones' },
  },
  email: {
    one: { en: 'e-mail', fr: 'courriel' },
    the: { en: 'the e-mail', fr: 'du courriel' },
    many: { en: '{count} e-mails', fr: 'de {count} courriels' },
  },
  opening: {
    one: { en: 'opening times', fr: "heures d'ouverture" },
    the: { en: 'the opening hours', fr: "des heures d'ouverture" },
    many: { en: '{count} rows of opening hours', fr: "de {count} lignes d'heures d'ouverture" },
  },
  realizationType: {
    one: { en: 'achievement type', fr: 'type de réalisation' },
    the: { en: 'the achievement type', fr: 'du type de réalisation' },
    many: { en: '{count} achievement types', fr: 'de {count} types de réalisation' },
  },
  realization: {
    one: { en: 'achievement', fr: 'réalisation' },
    the: { en: 'the achievement', fr: 'de la réalisation' },
    many: { en: '{count} achievements', fr: 'de {count} réalisations' },
    editor: { en: 'Achievements', fr: 'Réalisations' },
    title: { en: 'Edit achievements', fr: 'Modifier les réalisations' },
  },
  employee: {
    one: { en: 'personnel', fr: 'membre du personnel' },
    the: { en: 'the employee', fr: 'du membre du personnel' },
    many: { en: '{count} employees', fr: 'de {count} membres du personnel' },
    editor: { en: 'Employees', fr: 'Employés' },
    title: { en: 'Edit employees', fr: 'Modifier les employés' },
  },
  assemblyType: {
    one: { en: 'assembly type', fr: "type d'assemblage" },
    the: { en: 'the assembly type', fr: "du type d'assemblage" },
    many: { en: '{count} assembly types', fr: "de {count} types d'assemblage" },
  },
  assembly: {
    one: { en: 'assembly', fr: 'assemblage' },
    the: { en: 'the assembly', fr: "de l'assemblage" },
    many: { en: '{count} assemblies', fr: 'de {count} assemblages' },
    editor: { en: 'Assemblies', fr: 'Assemblages' },
    title: { en: 'Edit assemblies', fr: 'Modifier les assemblages' },
  },
  manufacturer: {
    one: { en: 'manufacturer', fr: 'manufacturier' },
    the: { en: 'the manufacturer', fr: 'du manufacturier' },
    many: { en: '{count} manufacturers', fr: 'de {count} manufacturiers' },
  },
  manufacturerImage: {
    one: { en: 'manufacturer image and details', fr: 'image et détails du manufacturier' },
    the: { en: "the manufacturer's picture", fr: "de l'image de manufacturier" },
    many: { en: '{count} pictures of manufacturers', fr: 'de {count} images de manufacturier' },
    editor: { en: 'Manufacturers', fr: 'Manufacturiers' },
    title: { en: 'Edit manufacturers', fr: 'Modifier les manufacturiers' },
  },
  galleryImage: {
    one: { en: 'image', fr: 'image' },
    the: { en: 'a picture of the gallery', fr: "d'une image de la galerie" },
    many: { en: '{count} pictures of the gallery', fr: 'de {count} images de la galerie' },
    editor: { en: 'Gallery', fr: 'Galerie' },
    title: { en: 'Edit gallery', fr: 'Modifier la galerie' },
  },
  tanker: {
    one: { en: 'tanker', fr: 'citerne' },
    the: { en: 'the tanker', fr: 'de la citerne' },
    many: { en: '{count} tankers', fr: 'de {count} citernes' },
    editor: { en: 'Tankers', fr: 'Citernes' },
    title: { en: 'Edit tankers', fr: 'Modifier les citernes' },
  },
  product: {
    one: { en: 'part', fr: 'pièce' },
    the: { en: 'the part', fr: 'de la pièce' },
    many: { en: '{count} parts', fr: 'de {count} pièces' },
    editor: { en: 'Parts', fr: 'Pièces' },
    title: { en: 'Edit parts', fr: 'Modifier les pièces' },
  },
  jobPosting: {
    one: { en: 'job posting', fr: "offre d'emploi" },
    the: { en: 'the job posting', fr: "de l'offre d'emploi" },
    many: { en: '{count} job postings', fr: "de {count} offres d'emploi" },
    editor: { en: 'Careers', fr: 'Carrières' },
    title: { en: 'Edit careers', fr: 'Modifier les carrières' },
  },
};

const editorTexts = (word: 'editor' | 'title') =>
  Object.fromEntries(editors.map(({ route, entity }) => [route, entityTexts[entity][word]])) as Readonly<
    Record<EditorRoute, PageText>
  >; // the table has these editors, and each has its texts

const entityWords = <Prefix extends string>(prefix: Prefix, word: keyof EntityTexts) =>
  Object.fromEntries(entityNames.map((name) => [`${prefix}${name}`, entityTexts[name][word]])) as Readonly<
    Record<`${Prefix}${EntityName}`, PageText> // each kind of content has its texts
  >;

/** `edit-tankers`, for the page 'admin'. */
export const editorNames = editorTexts('editor');

/** `edit-tankers`, for the page 'titles'. */
export const editorTitles = editorTexts('title');

/** `thing-tanker`, for the page 'toast'. */
export const toastWords = entityWords('thing-', 'one');

/** `the-tanker` and `many-tanker`, for the page 'history'. */
export const historyWords = { ...entityWords('the-', 'the'), ...entityWords('many-', 'many') };
