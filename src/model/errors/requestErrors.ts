import type { ErrorKind } from './errorKind';

/** The errors of requests that the server cannot read, or whose values are invalid. */
export const requestErrors = {
  malformedBody: {
    status: 400,
    message: {
      en: 'The request could not be read: its body is not valid JSON.',
      fr: 'La requête n’a pas pu être lue : son contenu n’est pas du JSON valide.',
    },
  },
  tooManyValues: {
    status: 413,
    message: {
      en: 'The request has too many values, or is nested too deeply. Send it in several parts.',
      fr: 'La requête contient trop de valeurs, ou des valeurs trop imbriquées. Envoyez-la en plusieurs parties.',
    },
  },
  requestTimeout: {
    status: 408,
    message: {
      en: 'The request took too long to arrive. Please try again.',
      fr: 'La requête a mis trop de temps à arriver. Veuillez réessayer.',
    },
  },
  wrongShape: {
    status: 400,
    message: {
      en: 'The request does not have the expected format.',
      fr: 'La requête n’a pas le format attendu.',
    },
  },
  objectExpected: {
    status: 400,
    message: { en: 'One object is expected.', fr: 'Un seul objet est attendu.' },
  },
  rowsExpected: {
    status: 400,
    message: {
      en: 'One object, or a list of objects, is expected.',
      fr: 'Un objet ou une liste d’objets est attendu.',
    },
  },
  fieldMissing: {
    status: 400,
    message: { en: '{field} is required.', fr: 'Le champ {field} est obligatoire.' },
  },
  fieldInvalid: {
    status: 400,
    message: {
      en: '{field} is not valid: {expected} is expected.',
      fr: 'Le champ {field} n’est pas valide : la valeur attendue est {expected}.',
    },
  },
  fieldTooLong: {
    status: 400,
    message: {
      en: '{field} is too long. Use no more than {limit} characters.',
      fr: 'Le champ {field} est trop long. Utilisez au plus {limit} caractères.',
    },
  },
  fieldTooDeep: {
    status: 400,
    message: {
      en: '{field} is formatted too deeply. Use no more than {limit} elements within each other.',
      fr: 'La mise en forme du champ {field} est trop imbriquée. Utilisez au plus {limit} éléments l’un dans l’autre.',
    },
  },
  emailInvalid: {
    status: 400,
    message: {
      en: '{field} is not valid: an e-mail address is expected.',
      fr: 'Le champ {field} n’est pas valide : la valeur attendue est une adresse courriel.',
    },
  },
  telephoneInvalid: {
    status: 400,
    message: {
      en: '{field} is not valid: a telephone number with at least one digit is expected.',
      fr: 'Le champ {field} n’est pas valide : la valeur attendue est un numéro de téléphone contenant au moins un chiffre.',
    },
  },
  dateInvalid: {
    status: 400,
    message: {
      en: '{field} is not valid: a day such as 2026-12-24 is expected.',
      fr: 'Le champ {field} n’est pas valide : la valeur attendue est un jour, comme 2026-12-24.',
    },
  },
  dateTooEarly: {
    status: 400,
    message: {
      en: '{field} is not valid: the last day is before the first one.',
      fr: 'Le champ {field} n’est pas valide : le dernier jour précède le premier.',
    },
  },
  offlineTooEarly: {
    status: 400,
    message: {
      en: '{field} is not valid: the item must go online before it goes offline.',
      fr: 'Le champ {field} n’est pas valide : l’élément doit être publié avant d’être retiré.',
    },
  },
  rowsTooMany: {
    status: 400,
    message: {
      en: 'There are too many rows in one request: {limit} at most.',
      fr: 'Il y a trop d’éléments dans une seule requête : {limit} au maximum.',
    },
  },
  duplicateRow: {
    status: 400,
    message: {
      en: 'id is not valid: {id} appears twice in one request.',
      fr: 'Le champ id n’est pas valide : {id} figure deux fois dans la même requête.',
    },
  },
  parentUnknown: {
    status: 400,
    message: {
      en: 'The item that this belongs to does not exist. It may have been deleted ({field}).',
      fr: 'L’élément auquel celui-ci appartient n’existe pas. Il a peut-être été supprimé ({field}).',
    },
  },
  fileMissing: {
    status: 400,
    message: {
      en: 'No file was sent. Send one file in the field {field}.',
      fr: 'Aucun fichier n’a été envoyé. Envoyez un fichier dans le champ {field}.',
    },
  },
  importNotJson: {
    status: 400,
    message: {
      en: 'This file is not JSON. Choose an export of the content of a site.',
      fr: 'Ce fichier n’est pas du JSON. Choisissez une exportation du contenu d’un site.',
    },
  },
  importWithoutContent: {
    status: 400,
    message: {
      en: 'This file is not the content of a site of this kind. Choose an export of the content of a site.',
      fr: 'Ce fichier n’est pas le contenu d’un site de ce genre. Choisissez une exportation du contenu d’un site.',
    },
  },
  fileEmpty: {
    status: 400,
    message: { en: 'The file is empty.', fr: 'Le fichier est vide.' },
  },
} as const satisfies Record<string, ErrorKind>;
