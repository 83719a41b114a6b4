import { accountErrors } from './accountErrors';
import type { ErrorKind } from './errorKind';
import { inquiryErrors } from './inquiryErrors';
import { requestErrors } from './requestErrors';
import { serverErrors } from './serverErrors';
import type { Language } from '../site/languages';
import { fillPlaceholders } from '../text/texts';

/** Every error that the API can respond with. */
export const errorKinds = {
  ...accountErrors,
  ...requestErrors,
  ...inquiryErrors,
  superUserOnly: {
    status: 403,
    message: {
      en: 'Only the super-user may do this.',
      fr: 'Seul le superutilisateur peut faire cette action.',
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
      en: 'This item no longer exists. It may have been deleted.',
      fr: 'Cet élément n’existe plus. Il a peut-être été supprimé.',
    },
  },
  textUnknown: {
    status: 404,
    message: {
      en: 'There is no text with this key, page and language: {key}, {page}, {language}.',
      fr: 'Il n’y a aucun texte avec cette clé, cette page et cette langue : {key}, {page}, {language}.',
    },
  },
  pathUnknown: {
    status: 404,
    message: { en: 'This address does not exist.', fr: 'Cette adresse n’existe pas.' },
  },
  methodNotAllowed: {
    status: 405,
    message: {
      en: 'This address does not support this method.',
      fr: 'Cette adresse n’accepte pas cette méthode.',
    },
  },
  textExists: {
    status: 409,
    message: {
      en: 'A text with the key {key} already exists for this page and language.',
      fr: 'Un texte avec la clé {key} existe déjà pour cette page et cette langue.',
    },
  },
  editConflict: {
    status: 409,
    message: {
      en: 'Someone else has changed this since you opened it.',
      fr: 'Quelqu’un d’autre a modifié cet élément depuis que vous l’avez ouvert.',
    },
  },
  undoSuperseded: {
    status: 409,
    message: {
      en: 'This can no longer be undone: {author} has changed it since.',
      fr: 'Cette modification ne peut plus être défaite : {author} a modifié l’élément depuis.',
    },
  },
  undoSupersededBySite: {
    status: 409,
    message: {
      en: 'This can no longer be undone: an import or a schedule has changed it since.',
      fr: 'Cette modification ne peut plus être défaite : une importation ou une publication programmée a modifié l’élément depuis.',
    },
  },
  putBackOutdated: {
    status: 409,
    message: {
      en: 'Nothing was changed: someone has changed this item since you opened its history. Look at its newest state first.',
      fr: 'Rien n’a été modifié : quelqu’un a modifié cet élément depuis que vous avez ouvert son historique. Consultez d’abord son état le plus récent.',
    },
  },
  importOutdated: {
    status: 409,
    message: {
      en: 'The content of the site has changed since the file was checked. Nothing was imported. Check the file again.',
      fr: 'Le contenu du site a changé depuis la vérification du fichier. Rien n’a été importé. Vérifiez de nouveau le fichier.',
    },
  },
  undoneAlready: {
    status: 409,
    message: {
      en: 'This change has already been undone.',
      fr: 'Cette modification a déjà été défaite.',
    },
  },
  changeUnknown: {
    status: 404,
    message: {
      en: 'This change is no longer in the history, because the site was restored from a backup.',
      fr: 'Cette modification n’est plus dans l’historique, car le site a été restauré à partir d’une sauvegarde.',
    },
  },
  systemChangeNotUndoable: {
    status: 409,
    message: {
      en: 'A change made by the site itself cannot be undone.',
      fr: 'Une modification faite par le site lui-même ne peut pas être défaite.',
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
  unsupportedImageType: {
    status: 415,
    message: {
      en: 'This file is not an accepted image. Use PNG, JPEG, WebP, GIF or AVIF.',
      fr: 'Ce fichier n’est pas une image acceptée. Utilisez PNG, JPEG, WebP, GIF ou AVIF.',
    },
  },
  unsupportedFileType: {
    status: 415,
    message: {
      en: 'This file is not a PDF document.',
      fr: 'Ce fichier n’est pas un document PDF.',
    },
  },
  tooManyPixels: {
    status: 415,
    message: {
      en: 'This image has more than {limit} million pixels, counting all frames of an animation. Make it smaller, then upload it again.',
      fr: 'Cette image compte plus de {limit} millions de pixels, toutes les images d’une animation comprises. Réduisez-la, puis téléversez-la de nouveau.',
    },
  },
  damagedImage: {
    status: 415,
    message: {
      en: 'This image cannot be read: the file is damaged, incomplete or in an unusual form. Save it again in an image editor, then upload the new file.',
      fr: 'Cette image est illisible : le fichier est endommagé, incomplet ou d’une forme inhabituelle. Enregistrez-la de nouveau dans un éditeur d’images, puis téléversez le nouveau fichier.',
    },
  },
  fileHarmful: {
    status: 422,
    message: {
      en: 'This file was refused. The virus scanner found something harmful in it.',
      fr: 'Ce fichier a été refusé. L’antivirus y a trouvé un élément nuisible.',
    },
  },
  tooManyAttempts: {
    status: 429,
    message: {
      en: 'Too many attempts. Try again in {duration}.',
      fr: 'Trop de tentatives. Réessayez dans {duration}.',
    },
  },
  tooManyStreams: {
    status: 429,
    message: {
      en: 'Too many pages of the site are open from this IP address. Close some, then try again.',
      fr: 'Trop de pages du site sont ouvertes à partir de cette adresse IP. Fermez-en quelques-unes, puis réessayez.',
    },
  },
  ...serverErrors,
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

export type ErrorValues = Readonly<Record<string, string | number>>;

/** The sentence of an error in a language. */
export function errorMessage(code: ErrorCode, language: Language, values: ErrorValues = {}): string {
  return fillPlaceholders(errorKinds[code].message[language], values);
}
