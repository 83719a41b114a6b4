import type { ErrorKind } from './errorKind';

/** The errors of requests about accounts and sessions. */
export const accountErrors = {
  passwordTooShort: {
    status: 400,
    message: {
      en: 'The new password is too short. Use at least {limit} characters.',
      fr: 'Le nouveau mot de passe est trop court. Utilisez au moins {limit} caractères.',
    },
  },
  passwordTooLong: {
    status: 400,
    message: {
      en: 'The new password is too long. Use no more than {limit} characters.',
      fr: 'Le nouveau mot de passe est trop long. Utilisez au plus {limit} caractères.',
    },
  },
  passwordKnown: {
    status: 400,
    message: {
      en: 'The new password is easy to guess or has been leaked. Choose another one, such as a few words.',
      fr: 'Le nouveau mot de passe est facile à deviner ou a fait l’objet d’une fuite. Choisissez-en un autre, par exemple quelques mots.',
    },
  },
  passwordRequired: {
    status: 400,
    message: { en: 'The password is required.', fr: 'Le mot de passe est obligatoire.' },
  },
  loginFailed: {
    status: 401,
    message: {
      en: 'email or password does not match.',
      fr: 'L’adresse courriel ou le mot de passe ne correspond pas.',
    },
  },
  codeRequired: {
    status: 401,
    message: {
      en: 'Enter the code from your authenticator app as well.',
      fr: 'Entrez aussi le code de votre application d’authentification.',
    },
  },
  loginWithCodeFailed: {
    status: 401,
    message: {
      en: 'email, password or code does not match. A code works only once and for a short time: wait for the next one.',
      fr: 'L’adresse courriel, le mot de passe ou le code ne correspond pas. Un code sert une seule fois et pendant peu de temps : attendez le suivant.',
    },
  },
  temporaryPasswordEnded: {
    status: 401,
    message: {
      en: 'This temporary password has expired. Ask the person who runs the site for a new one (node dist/server/cli.js account reset).',
      fr: 'Ce mot de passe temporaire a expiré. Demandez-en un nouveau à la personne qui gère le site (node dist/server/cli.js account reset).',
    },
  },
  sessionMissing: {
    status: 401,
    message: { en: 'Log in to do this.', fr: 'Connectez-vous pour faire cette action.' },
  },
  sessionEnded: {
    status: 401,
    message: {
      en: 'Your session has ended. Log in again.',
      fr: 'Votre session est terminée. Connectez-vous de nouveau.',
    },
  },
  passwordWrong: {
    status: 409,
    message: {
      en: 'The current password is not right.',
      fr: 'Le mot de passe actuel n’est pas le bon.',
    },
  },
  codeWrong: {
    status: 409,
    message: {
      en: 'This code is not right. A code works only once and for a short time: wait for the next one.',
      fr: 'Ce code n’est pas le bon. Un code sert une seule fois et pendant peu de temps : attendez le suivant.',
    },
  },
  secondFactorIsOn: {
    status: 409,
    message: {
      en: 'Two-step verification is already on. Turn it off first.',
      fr: 'La vérification en deux étapes est déjà activée. Désactivez-la d’abord.',
    },
  },
  secondFactorIsOff: {
    status: 409,
    message: {
      en: 'Two-step verification is already off.',
      fr: 'La vérification en deux étapes est déjà désactivée.',
    },
  },
  secondFactorRequired: {
    status: 403,
    message: {
      en: 'This site requires two-step verification for all accounts. Set it up under Settings, then try again.',
      fr: 'Ce site exige la vérification en deux étapes pour tous les comptes. Configurez-la sous Paramètres, puis réessayez.',
    },
  },
  secondFactorCannotBeTurnedOff: {
    status: 403,
    message: {
      en: 'This site requires two-step verification for all accounts: it cannot be turned off.',
      fr: 'Ce site exige la vérification en deux étapes pour tous les comptes : elle ne peut pas être désactivée.',
    },
  },
  secondFactorNotBegun: {
    status: 409,
    message: {
      en: 'This setup of two-step verification is no longer valid. Start again.',
      fr: 'Cette configuration de la vérification en deux étapes n’est plus valable. Recommencez.',
    },
  },
  accountExists: {
    status: 409,
    message: {
      en: '{email} already has an account.',
      fr: '{email} a déjà un compte.',
    },
  },
  accountNameTaken: {
    status: 409,
    message: {
      en: 'Another account already has the name “{name}”. Choose another name.',
      fr: 'Un autre compte porte déjà le nom « {name} ». Choisissez un autre nom.',
    },
  },
  ownAccount: {
    status: 409,
    message: {
      en: 'This is your own account. Change your password and your two-step verification under Settings. Another super-user can remove the account.',
      fr: 'C’est votre propre compte. Modifiez votre mot de passe et votre vérification en deux étapes sous Paramètres. Un autre superutilisateur peut supprimer le compte.',
    },
  },
  lastSuperUser: {
    status: 409,
    message: {
      en: 'This is the last super-user. Add another one first.',
      fr: 'C’est le dernier superutilisateur. Ajoutez-en un autre d’abord.',
    },
  },
  invitationInvalid: {
    status: 404,
    message: {
      en: 'This link no longer works: it was used, replaced, or is older than 72 hours. Ask the super-user of the site for a new one.',
      fr: 'Ce lien ne fonctionne plus : il a été utilisé ou remplacé, ou il date de plus de 72 heures. Demandez-en un nouveau au superutilisateur du site.',
    },
  },
  passwordsDiffer: {
    status: 409,
    message: { en: 'Passwords do not match', fr: 'Les mots de passe ne correspondent pas' },
  },
} as const satisfies Record<string, ErrorKind>;
