import { companies } from '../../model/site/brands';
import type { Language } from '../../model/site/languages';
import { fillPlaceholders } from '../../model/text/texts';
import { typeset } from '../../content/typography';
import type { NoticeKind } from './noticeTexts';
import { noticeTexts } from './noticeTexts';
import type { Mail } from './sendMail';
import { formatUtc } from '../system/formatUtc';

/** Where a request came from. */
export interface RequestOrigin {
  /** The IP address. */
  readonly address: string;
  /** As `browserName` returns it. */
  readonly browser: string | undefined;
}

/** Something that happened to an account. */
export interface AccountEvent {
  readonly kind: NoticeKind;
  /** The account's own address. */
  readonly account: string;
  readonly at: Date;
  /** Missing if a command on the server did it. */
  readonly origin?: RequestOrigin;
}

const labels = {
  time: { en: 'Time', fr: 'Heure' },
  address: { en: 'IP address', fr: 'Adresse IP' },
  browser: { en: 'Browser', fr: 'Navigateur' },
  unknown: { en: 'unknown', fr: 'inconnu' },
  site: { en: 'The website of {names}', fr: 'Le site de {names}' },
} as const;

const namesOf = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(companies);

const detailsOf = ({ at, origin }: AccountEvent, language: Language): string => {
  const details: [keyof typeof labels, string][] = [['time', formatUtc(at.getTime(), 19)]];
  if (origin) {
    details.push(['address', origin.address]);
    details.push(['browser', origin.browser ?? labels.unknown[language]]);
  }
  const colon = typeset(language === 'fr' ? ' : ' : ': ', language);
  return details.map(([name, value]) => `${labels[name][language]}${colon}${value}`).join('\n');
};

const textIn = (language: Language, occurrence: AccountEvent): string => {
  const { event, advice } = noticeTexts[occurrence.kind];
  return [
    fillPlaceholders(typeset(event[language], language), { account: occurrence.account }),
    detailsOf(occurrence, language),
    typeset(advice[language], language),
    fillPlaceholders(labels.site[language], { names: namesOf(language) }),
  ].join('\n\n');
};

/** The mail that informs the owner of an account about an event. It is in both languages: an account has no language. */
export function createNoticeMail(occurrence: AccountEvent): Mail {
  const { subject } = noticeTexts[occurrence.kind];
  return {
    to: occurrence.account,
    subject: `${subject.fr} / ${subject.en}`,
    text: `${textIn('fr', occurrence)}\n\n----------\n\n${textIn('en', occurrence)}\n`,
  };
}
