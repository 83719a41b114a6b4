import type { ErrorKind } from './errorKind';

/** The errors that are not the client's fault: the same request can succeed later. */
export const serverErrors = {
  unexpected: {
    status: 500,
    message: {
      en: 'Something went wrong on the server. Nothing was changed.',
      fr: 'Une erreur s’est produite sur le serveur. Rien n’a été modifié.',
    },
  },
  diskFull: {
    status: 503,
    message: {
      en: 'The disk of the server is full. Until there is space again, nobody can log in or save anything.',
      fr: 'Le disque du serveur est plein. Tant qu’il n’y a pas d’espace libre, personne ne peut se connecter ni enregistrer quoi que ce soit.',
    },
  },
  overloaded: {
    status: 503,
    message: {
      en: 'The server has too much to do at the moment. Try again shortly.',
      fr: 'Le serveur est trop sollicité pour le moment. Réessayez sous peu.',
    },
  },
  unavailable: {
    status: 503,
    message: {
      en: 'The server is not available at the moment. Try again shortly.',
      fr: 'Le serveur n’est pas disponible pour le moment. Réessayez sous peu.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
