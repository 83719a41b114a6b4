import type { Localized } from '../../model/site/languages';

/**
 * The texts of a mail: what happened, and what the owner should do if it is unexpected. `{account}` is the account's address.
 */
interface NoticeText {
  readonly subject: Localized;
  readonly event: Localized;
  readonly advice: Localized;
}

const changePassword: Localized = {
  en: 'If this was not you, change your password and tell the person who runs the site.',
  fr: 'Si ce n’était pas vous, changez votre mot de passe et avertissez la personne qui gère le site.',
};

const reportUnexpected: Localized = {
  en: 'If you did not expect this, tell the person who runs the site.',
  fr: 'Si vous ne vous y attendiez pas, avertissez la personne qui gère le site.',
};

/** The texts of all mails to the owners of accounts. */
export const noticeTexts = {
  passwordChanged: {
    subject: { en: 'Your password was changed', fr: 'Votre mot de passe a été changé' },
    event: {
      en: 'The password of your account {account} was changed.',
      fr: 'Le mot de passe de votre compte {account} a été changé.',
    },
    advice: changePassword,
  },
  passwordReset: {
    subject: { en: 'Your password was reset', fr: 'Votre mot de passe a été réinitialisé' },
    event: {
      en: 'The password of your account {account} was reset by the person who runs the site.',
      fr: 'Le mot de passe de votre compte {account} a été réinitialisé par la personne qui gère le site.',
    },
    advice: reportUnexpected,
  },
  secondFactorOn: {
    subject: {
      en: 'Two-step verification was turned on',
      fr: 'La vérification en deux étapes a été activée',
    },
    event: {
      en: 'Two-step verification for your account {account} was turned on.',
      fr: 'La vérification en deux étapes de votre compte {account} a été activée.',
    },
    advice: changePassword,
  },
  secondFactorOff: {
    subject: {
      en: 'Two-step verification was turned off',
      fr: 'La vérification en deux étapes a été désactivée',
    },
    event: {
      en: 'Two-step verification for your account {account} was turned off.',
      fr: 'La vérification en deux étapes de votre compte {account} a été désactivée.',
    },
    advice: changePassword,
  },
  secondFactorTakenOff: {
    subject: {
      en: 'Two-step verification was turned off',
      fr: 'La vérification en deux étapes a été désactivée',
    },
    event: {
      en: 'Two-step verification for your account {account} was turned off by the person who runs the site.',
      fr: 'La vérification en deux étapes de votre compte {account} a été désactivée par la personne qui gère le site.',
    },
    advice: {
      en: 'If you did not ask for this, change your password and tell the person who runs the site.',
      fr: 'Si vous ne l’avez pas demandé, changez votre mot de passe et avertissez la personne qui gère le site.',
    },
  },
  recoveryCodeUsed: {
    subject: { en: 'A recovery code was used', fr: 'Un code de récupération a été utilisé' },
    event: {
      en: 'Someone logged in to your account {account} with a recovery code. This code no longer works.',
      fr: 'Quelqu’un s’est connecté à votre compte {account} avec un code de récupération. Ce code ne fonctionne plus.',
    },
    advice: changePassword,
  },
  recoveryCodesRenewed: {
    subject: { en: 'Your recovery codes were renewed', fr: 'Vos codes de récupération ont été renouvelés' },
    event: {
      en: 'The recovery codes of your account {account} were renewed. The former codes no longer work.',
      fr: 'Les codes de récupération de votre compte {account} ont été renouvelés. Les anciens codes ne fonctionnent plus.',
    },
    advice: changePassword,
  },
  newAddress: {
    subject: { en: 'Login from a new IP address', fr: 'Connexion à partir d’une nouvelle adresse IP' },
    event: {
      en: 'Someone logged in to your account {account} from an IP address that was not used for it in the last 90 days.',
      fr: 'Quelqu’un s’est connecté à votre compte {account} à partir d’une adresse IP qui n’avait pas servi pour ce compte au cours des 90 derniers jours.',
    },
    advice: changePassword,
  },
  sessionsEnded: {
    subject: { en: 'Your sessions were ended', fr: 'Vos sessions ont été fermées' },
    event: {
      en: 'All sessions of your account {account} were ended by the person who runs the site. Log in again to continue.',
      fr: 'Toutes les sessions de votre compte {account} ont été fermées par la personne qui gère le site. Connectez-vous de nouveau pour continuer.',
    },
    advice: reportUnexpected,
  },
  accountDeleted: {
    subject: { en: 'Your account was deleted', fr: 'Votre compte a été supprimé' },
    event: {
      en: 'Your account {account} was deleted by the person who runs the site.',
      fr: 'Votre compte {account} a été supprimé par la personne qui gère le site.',
    },
    advice: reportUnexpected,
  },
} as const satisfies Readonly<Record<string, NoticeText>>;

export type NoticeKind = keyof typeof noticeTexts;
