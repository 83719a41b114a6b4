import type { Localized } from '../site/languages';

interface NoteText {
  /** Says what the import did. It follows the collection and the id of the row. */
  readonly message: Localized;
  /** Whether a part of the file is missing after the import. */
  readonly isLeftOut?: true;
  /** The option of the command that changes this. Only the command line shows it. */
  readonly commandHint?: string;
}

/** The notes about an import: every value of the file that the site cannot use as it is. */
const noteKinds = {
  unknownCollection: {
    isLeftOut: true,
    message: {
      en: 'the collection is unknown; left out',
      fr: 'la collection est inconnue; elle est laissée de côté',
    },
  },
  missingCollection: {
    message: { en: 'not in the file; nothing changes', fr: 'le fichier n’en contient pas; rien ne change' },
    commandHint: ', unless --replace is used',
  },
  notAList: {
    message: { en: 'not a list; its rows stay', fr: 'ce n’est pas une liste; ses éléments restent' },
    commandHint: ', unless --replace is used',
  },
  emptiedCollection: {
    message: {
      en: 'the file has no list of it; its rows are removed (rows removed: {count})',
      fr: 'le fichier n’en contient pas la liste; ses éléments sont supprimés (éléments supprimés : {count})',
    },
  },
  removedWithParents: {
    message: {
      en: 'nothing is imported; rows are removed with the row that they belong to (rows removed: {count})',
      fr: 'rien n’en est importé; des éléments sont supprimés avec leur élément parent (éléments supprimés : {count})',
    },
  },
  notARow: {
    isLeftOut: true,
    message: {
      en: 'item {index} is not a row; left out',
      fr: 'la valeur {index} n’est pas un élément; elle est laissée de côté',
    },
  },
  unknownField: {
    isLeftOut: true,
    message: {
      en: "the field '{field}' is unknown; left out (rows affected: {count})",
      fr: 'le champ « {field} » est inconnu; il est laissé de côté (éléments touchés : {count})',
    },
  },
  rowWithoutId: {
    isLeftOut: true,
    message: {
      en: 'a row has no valid id ({id}); left out',
      fr: 'un élément n’a pas d’identifiant valide ({id}); il est laissé de côté',
    },
  },
  duplicateId: {
    message: {
      en: 'the id appears twice; the first one is used',
      fr: 'l’identifiant figure deux fois; le premier élément est retenu',
    },
  },
  duplicateText: {
    message: {
      en: "the text '{key}' ({language}, page {page}) appears twice; the first one is used",
      fr: 'le texte « {key} » ({language}, page {page}) figure deux fois; le premier est retenu',
    },
  },
  duplicateImage: {
    message: {
      en: 'it appears twice; the first one is used',
      fr: 'l’image figure deux fois; la première description est retenue',
    },
  },
  missingParent: {
    isLeftOut: true,
    message: {
      en: 'there is no {parent} {parentId}; left out',
      fr: 'son élément parent n’existe pas ({parent} {parentId}); il est laissé de côté',
    },
  },
  valueMapped: {
    message: {
      en: "'{field}' was '{from}' and is now '{to}' (rows affected: {count})",
      fr: 'le champ « {field} » passe de « {from} » à « {to} » (éléments touchés : {count})',
    },
  },
  unknownCompany: {
    isLeftOut: true,
    message: {
      en: "'company' is {value}, which is none of the brands ({brands}); left empty",
      fr: 'le champ « company » vaut {value}, qui n’est aucune des marques ({brands}); il est laissé vide',
    },
    commandHint: '. --map {mapping} would replace it',
  },
  wrongType: {
    message: {
      en: "'{field}' is {value}, which is not of type {type}; the default is used",
      fr: 'le champ « {field} » vaut {value}, qui n’est pas du type {type}; la valeur par défaut est utilisée',
    },
  },
  fieldTooLong: {
    message: {
      en: "'{field}' is longer than {limit} characters; kept, but it has to be shortened when it is edited",
      fr: 'le champ « {field} » dépasse {limit} caractères; il est gardé, mais il faudra le raccourcir en le modifiant',
    },
  },
  invalidEmail: {
    message: {
      en: "'{field}' is {value}, which is no e-mail address; kept, but it has to be corrected when it is edited",
      fr: 'le champ « {field} » vaut {value}, qui n’est pas une adresse courriel; il est gardé, mais il faudra le corriger en le modifiant',
    },
  },
  invalidTelephone: {
    message: {
      en: "'{field}' is {value}, which is no telephone number; kept, but it has to be corrected when it is edited",
      fr: 'le champ « {field} » vaut {value}, qui n’est pas un numéro de téléphone; il est gardé, mais il faudra le corriger en le modifiant',
    },
  },
  invalidDate: {
    message: {
      en: "'{field}' is {value}, which is no such day; kept, but it has to be corrected when it is edited",
      fr: 'le champ « {field} » vaut {value}, qui n’est pas un tel jour; il est gardé, mais il faudra le corriger en le modifiant',
    },
  },
  richTextTooLong: {
    isLeftOut: true,
    message: {
      en: "the text of '{field}' is too long; left out",
      fr: 'le texte du champ « {field} » est trop long; il est laissé de côté',
    },
  },
  richTextTooDeep: {
    isLeftOut: true,
    message: {
      en: "the text of '{field}' is nested too deeply; left out",
      fr: 'la mise en forme du champ « {field} » est trop imbriquée; le texte est laissé de côté',
    },
  },
  textIncomplete: {
    isLeftOut: true,
    message: {
      en: 'a text needs an id, a key and a language of the site; left out',
      fr: 'un texte a besoin d’un identifiant, d’une clé et d’une langue du site; il est laissé de côté',
    },
  },
  textNotString: {
    message: {
      en: "'resource' is {value}, which is not a string",
      fr: 'le champ « resource » vaut {value}, qui n’est pas du texte',
    },
  },
  textTooLong: {
    isLeftOut: true,
    message: {
      en: 'it is longer than {limit} characters; left out',
      fr: 'il dépasse {limit} caractères; il est laissé de côté',
    },
  },
  textTooDeep: {
    isLeftOut: true,
    message: {
      en: 'it is nested too deeply; left out',
      fr: 'sa mise en forme est trop imbriquée; il est laissé de côté',
    },
  },
  unknownImage: {
    isLeftOut: true,
    message: {
      en: 'a description is of {name}, which is not an image of a site of this kind; left out',
      fr: 'une description est celle de {name}, qui n’est pas une image d’un site de ce genre; elle est laissée de côté',
    },
  },
  notFetched: {
    message: {
      en: 'not fetched, because {reason}; its link stays',
      fr: 'le fichier n’a pas été copié ({reason}); son lien reste',
    },
  },
} as const satisfies Record<string, NoteText>;

export type NoteKind = keyof typeof noteKinds;

export function noteText(kind: NoteKind): NoteText {
  return noteKinds[kind];
}
