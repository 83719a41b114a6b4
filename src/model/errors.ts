import { accountErrors } from './accountErrors';
import type { ErrorKind } from './errorKind';
import type { Language } from './languages';
import { fill } from './texts';

/** Everything that a call can be refused for. */
export const errorKinds = {
  ...accountErrors,
  malformedBody: {
    status: 400,
    message: {
      en: 'The request could not be read: its body is not valid JSON.',
      fr: 'La requête n’a pas pu être lue : son contenu n’est pas du JSON valide.',
    },
  },
  wrongShape: {
    status: 400,
    message: {
      en: 'The request is not in the form that this call expects.',
      fr: 'La requête n’a pas la forme attendue par cet appel.',
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
      en: '{field} is too long: {limit} characters at most.',
      fr: 'Le champ {field} est trop long : {limit} caractères au maximum.',
    },
  },
  rowsTooMany: {
    status: 400,
    message: {
      en: 'There are too many rows in one call: {limit} at most.',
      fr: 'Il y a trop d’éléments dans un seul appel : {limit} au maximum.',
    },
  },
  rowTwice: {
    status: 400,
    message: {
      en: 'id is not valid: {id} is there twice, and one call changes a row only once.',
      fr: 'Le champ id n’est pas valide : {id} y est deux fois, et un appel ne modifie un élément qu’une fois.',
    },
  },
  parentUnknown: {
    status: 400,
    message: {
      en: 'What this belongs to does not exist: it may have been deleted meanwhile ({field}).',
      fr: 'L’élément auquel ceci appartient n’existe pas : il a peut-être été supprimé entre-temps ({field}).',
    },
  },
  fileMissing: {
    status: 400,
    message: {
      en: 'No file was sent: one file is expected in the field {field}.',
      fr: 'Aucun fichier n’a été envoyé : un fichier est attendu dans le champ {field}.',
    },
  },
  notAllowed: {
    status: 403,
    message: {
      en: 'Your account may not do this.',
      fr: 'Votre compte n’a pas le droit de faire cette action.',
    },
  },
  rowUnknown: {
    status: 404,
    message: {
      en: 'This item no longer exists: it may have been deleted.',
      fr: 'Cet élément n’existe plus : il a peut-être été supprimé.',
    },
  },
  pathUnknown: {
    status: 404,
    message: { en: 'There is no such address.', fr: 'Cette adresse n’existe pas.' },
  },
  methodNotAllowed: {
    status: 405,
    message: {
      en: 'This address does not answer this method.',
      fr: 'Cette adresse ne répond pas à cette méthode.',
    },
  },
  textExists: {
    status: 409,
    message: {
      en: 'A text with the key {key} exists already on this page and in this language.',
      fr: 'Un texte avec la clé {key} existe déjà pour cette page et cette langue.',
    },
  },
  editConflict: {
    status: 409,
    message: {
      en: 'Somebody else has changed this since you opened it.',
      fr: 'Quelqu’un d’autre a modifié cet élément depuis que vous l’avez ouvert.',
    },
  },
  undoSuperseded: {
    status: 409,
    message: {
      en: 'This can no longer be undone: {author} has changed it since.',
      fr: 'Ceci ne peut plus être annulé : {author} l’a modifié depuis.',
    },
  },
  undoneAlready: {
    status: 409,
    message: {
      en: 'This change has been undone already.',
      fr: 'Cette modification a déjà été annulée.',
    },
  },
  changeUnknown: {
    status: 404,
    message: {
      en: 'The history no longer holds this change: the site has been brought back from a backup since.',
      fr: 'L’historique ne contient plus cette modification : le site a été rétabli depuis à partir d’une sauvegarde.',
    },
  },
  fillNotUndone: {
    status: 409,
    message: {
      en: 'What the site has added by itself cannot be undone.',
      fr: 'Ce que le site a ajouté de lui-même ne peut pas être annulé.',
    },
  },
  tooLarge: {
    status: 413,
    message: {
      en: 'This is too large: {limit} at most.',
      fr: 'Ce contenu est trop volumineux : {limit} au maximum.',
    },
  },
  wrongMediaType: {
    status: 415,
    message: {
      en: 'This kind of content is not accepted here: {expected} is expected.',
      fr: 'Ce type de contenu n’est pas accepté ici : {expected} est attendu.',
    },
  },
  imageKind: {
    status: 415,
    message: {
      en: 'This file is not a picture of a kind that is accepted: PNG, JPEG, WebP, GIF or AVIF.',
      fr: 'Ce fichier n’est pas une image d’un type accepté : PNG, JPEG, WebP, GIF ou AVIF.',
    },
  },
  fileKind: {
    status: 415,
    message: {
      en: 'This file is not a PDF document.',
      fr: 'Ce fichier n’est pas un document PDF.',
    },
  },
  fileHarmful: {
    status: 422,
    message: {
      en: 'This file was refused: the scanner found something harmful in it.',
      fr: 'Ce fichier a été refusé : l’analyse y a trouvé un élément nuisible.',
    },
  },
  tooManyTries: {
    status: 429,
    message: {
      en: 'Too many tries. Wait {seconds} seconds, then try again.',
      fr: 'Trop de tentatives. Attendez {seconds} secondes, puis réessayez.',
    },
  },
  tooManyStreams: {
    status: 429,
    message: {
      en: 'Too many pages of the site are open at this address. Close some, then try again.',
      fr: 'Trop de pages du site sont ouvertes à cette adresse. Fermez-en quelques-unes, puis réessayez.',
    },
  },
  unexpected: {
    status: 500,
    message: {
      en: 'Something went wrong on the server. Nothing was changed.',
      fr: 'Une erreur s’est produite sur le serveur. Rien n’a été modifié.',
    },
  },
  unavailable: {
    status: 503,
    message: {
      en: 'The server cannot answer for the moment. Try again shortly.',
      fr: 'Le serveur ne peut pas répondre pour le moment. Réessayez sous peu.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

export type ErrorValues = Readonly<Record<string, string | number>>;

/** The sentence of an error in a language. */
export const errorMessage = (code: ErrorCode, language: Language, values: ErrorValues = {}): string =>
  fill(errorKinds[code].message[language], values);
