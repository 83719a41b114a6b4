import type { FastifyRequest } from 'fastify';
import type { Localized } from '../../model/site/languages';
import { languageOf } from './request/language';

/** The messages of successful requests. */
export const successMessages = {
  updated: { en: 'The changes are saved.', fr: 'Les modifications sont enregistrées.' },
  deleted: { en: 'Deleted.', fr: 'Supprimé.' },
  loggedIn: { en: 'Logged in.', fr: 'Connexion réussie.' },
  loggedOut: { en: 'Logged out.', fr: 'Déconnexion réussie.' },
  passwordChanged: { en: 'The password is changed.', fr: 'Le mot de passe est modifié.' },
  secondFactorOn: {
    en: 'Two-step verification is on.',
    fr: 'La vérification en deux étapes est activée.',
  },
  secondFactorOff: {
    en: 'Two-step verification is off.',
    fr: 'La vérification en deux étapes est désactivée.',
  },
  recoveryCodesRenewed: {
    en: 'The recovery codes are renewed.',
    fr: 'Les codes de récupération sont renouvelés.',
  },
  sessionsEnded: { en: 'The sessions are ended.', fr: 'Les sessions sont terminées.' },
  uploaded: { en: 'The file is saved.', fr: 'Le fichier est enregistré.' },
} as const satisfies Record<string, Localized>;

type SuccessCode = keyof typeof successMessages;

export function successMessage(code: SuccessCode, request: FastifyRequest): string {
  return successMessages[code][languageOf(request)];
}

export function success(code: SuccessCode, request: FastifyRequest) {
  return {
    status: 'success' as const,
    message: successMessage(code, request),
  };
}
