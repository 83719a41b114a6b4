import type { EditedEntity, EditorRoute } from '../../../model/schema/editors';
import { editors } from '../../../model/schema/editors';
import type { EntityName } from '../../../model/schema/entities';
import { entityNames } from '../../../model/schema/entities';
import type { PageText } from '../pageTexts';

/** The words for a kind of content. The pages below show them. */
interface EntityTexts {
  /** In a toast: 'tanker'. */
  readonly one: PageText;
  /** In the history, after the action: 'the tanker'. In French it begins with its preposition: 'de la citerne'. */
  readonly the: PageText;
  /** In the history: '{count} tankers'. */
  readonly many: PageText;
  /** As a heading: 'Tankers'. */
  readonly all: PageText;
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
    all: { en: 'Locations', fr: 'Emplacements' },
  },
  telephone: {
    one: { en: 'telephone', fr: 'téléphone' },
    the: { en: 'the telephone', fr: 'du téléphone' },
    many: { en: '{count} telephones', fr: 'de {count} téléphones' },
    all: { en: 'Telephone numbers', fr: 'Numéros de téléphone' },
  },
  email: {
    one: { en: 'e-mail', fr: 'courriel' },
    the: { en: 'the e-mail', fr: 'du courriel' },
    many: { en: '{count} e-mails', fr: 'de {count} courriels' },
    all: { en: 'E-mail addresses', fr: 'Adresses courriel' },
  },
  opening: {
    one: { en: 'opening times', fr: "heures d'ouverture" },
    the: { en: 'the opening hours', fr: "des heures d'ouverture" },
    many: { en: '{count} rows of opening hours', fr: "de {count} lignes d'heures d'ouverture" },
    all: { en: 'Opening hours', fr: "Heures d'ouverture" },
  },
  openingException: {
    one: { en: 'opening hours of a day', fr: "heures d'ouverture d'un jour" },
    the: { en: 'the opening hours of a day', fr: "des heures d'ouverture d'un jour" },
    many: { en: 'the opening hours of {count} days', fr: "des heures d'ouverture de {count} jours" },
    all: { en: 'Holidays and other hours', fr: 'Jours fériés et autres heures' },
  },
  realizationType: {
    one: { en: 'achievement type', fr: 'type de réalisation' },
    the: { en: 'the achievement type', fr: 'du type de réalisation' },
    many: { en: '{count} achievement types', fr: 'de {count} types de réalisation' },
    all: { en: 'Achievement types', fr: 'Types de réalisation' },
  },
  realization: {
    one: { en: 'achievement', fr: 'réalisation' },
    the: { en: 'the achievement', fr: 'de la réalisation' },
    many: { en: '{count} achievements', fr: 'de {count} réalisations' },
    all: { en: 'Achievements', fr: 'Réalisations' },
    editor: { en: 'Achievements', fr: 'Réalisations' },
    title: { en: 'Edit achievements', fr: 'Modifier les réalisations' },
  },
  employee: {
    one: { en: 'personnel', fr: 'membre du personnel' },
    the: { en: 'the employee', fr: 'du membre du personnel' },
    many: { en: '{count} employees', fr: 'de {count} membres du personnel' },
    all: { en: 'Employees', fr: 'Employés' },
    editor: { en: 'Employees', fr: 'Employés' },
    title: { en: 'Edit employees', fr: 'Modifier les employés' },
  },
  assemblyType: {
    one: { en: 'assembly type', fr: "type d'assemblage" },
    the: { en: 'the assembly type', fr: "du type d'assemblage" },
    many: { en: '{count} assembly types', fr: "de {count} types d'assemblage" },
    all: { en: 'Assembly types', fr: "Types d'assemblage" },
  },
  assembly: {
    one: { en: 'assembly', fr: 'assemblage' },
    the: { en: 'the assembly', fr: "de l'assemblage" },
    many: { en: '{count} assemblies', fr: 'de {count} assemblages' },
    all: { en: 'Assemblies', fr: 'Assemblages' },
    editor: { en: 'Assemblies', fr: 'Assemblages' },
    title: { en: 'Edit assemblies', fr: 'Modifier les assemblages' },
  },
  manufacturer: {
    one: { en: 'manufacturer', fr: 'fabricant' },
    the: { en: 'the manufacturer', fr: 'du fabricant' },
    many: { en: '{count} manufacturers', fr: 'de {count} fabricants' },
    all: { en: 'Manufacturers', fr: 'Fabricants' },
  },
  manufacturerImage: {
    one: { en: 'manufacturer image and details', fr: 'image et détails du fabricant' },
    the: { en: "the manufacturer's picture", fr: "de l'image de fabricant" },
    many: { en: '{count} pictures of manufacturers', fr: 'de {count} images de fabricant' },
    all: { en: 'Pictures of manufacturers', fr: 'Images des fabricants' },
    editor: { en: 'Manufacturers', fr: 'Fabricants' },
    title: { en: 'Edit manufacturers', fr: 'Modifier les fabricants' },
  },
  galleryImage: {
    one: { en: 'image', fr: 'image' },
    the: { en: 'a picture of the gallery', fr: "d'une image de la galerie" },
    many: { en: '{count} pictures of the gallery', fr: 'de {count} images de la galerie' },
    all: { en: 'Pictures of the gallery', fr: 'Images de la galerie' },
    editor: { en: 'Gallery', fr: 'Galerie' },
    title: { en: 'Edit gallery', fr: 'Modifier la galerie' },
  },
  tanker: {
    one: { en: 'tanker', fr: 'citerne' },
    the: { en: 'the tanker', fr: 'de la citerne' },
    many: { en: '{count} tankers', fr: 'de {count} citernes' },
    all: { en: 'Tankers', fr: 'Citernes' },
    editor: { en: 'Tankers', fr: 'Citernes' },
    title: { en: 'Edit tankers', fr: 'Modifier les citernes' },
  },
  tankerImage: {
    one: { en: 'picture of the tanker', fr: 'image de la citerne' },
    the: { en: 'a picture of a tanker', fr: "d'une image de citerne" },
    many: { en: '{count} pictures of tankers', fr: 'de {count} images de citerne' },
    all: { en: 'Pictures of tankers', fr: 'Images des citernes' },
  },
  product: {
    one: { en: 'part', fr: 'pièce' },
    the: { en: 'the part', fr: 'de la pièce' },
    many: { en: '{count} parts', fr: 'de {count} pièces' },
    all: { en: 'Parts', fr: 'Pièces' },
    editor: { en: 'Parts', fr: 'Pièces' },
    title: { en: 'Edit parts', fr: 'Modifier les pièces' },
  },
  jobPosting: {
    one: { en: 'job posting', fr: "offre d'emploi" },
    the: { en: 'the job posting', fr: "de l'offre d'emploi" },
    many: { en: '{count} job postings', fr: "de {count} offres d'emploi" },
    all: { en: 'Job postings', fr: "Offres d'emploi" },
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

/** `kind-tanker`, for the page 'import'. */
export const kindNames = entityWords('kind-', 'all');
