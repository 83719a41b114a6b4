import type { Language } from '../site/languages';
import { matchPath } from '../site/paths';
import { plainTextOf } from './meaning';

/** The facts that both languages of a text must have alike, in the order in which a text is searched for them. */
export const comparedFacts = [
  'placeholder',
  'link',
  'email',
  'telephone',
  'number',
  'list',
  'heading',
] as const;

export type ComparedFact = (typeof comparedFacts)[number];

/** The facts of a value, each in a form that does not depend on the language. */
export type Facts = Readonly<Record<ComparedFact, readonly string[]>>;

const telephonePattern = /(?<!\d)(?:\+?1[-. \u00a0]?)?\(?\d{3}\)?[-. \u00a0]\d{3}[-. \u00a0]\d{4}(?!\d)/g;
/** Domains of examples (RFC 2606): 'name@example.com' is translated. */
const exampleDomain = /@(?:[\w-]+\.)*example(?:\.\w+)?$/i;
const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const urlPattern = /https?:\/\/[^\s"'<>]+/g;
const hrefPattern = /<a\s[^>]*href="([^"]*)"/gi;
const listItemPattern = /^\s*(?:[-•*–]|\d+[.)])\s+/gm;

const groups = '[\\u00a0\\u202f ]';

/** A number as the language writes it: groups of thousands, then decimals. */
const numberPatterns: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`\\d{1,3}(?:(?:,|${groups})\\d{3}(?!\\d))+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?`, 'g'),
  fr: new RegExp(`\\d{1,3}(?:${groups}\\d{3}(?!\\d))+(?:,\\d+)?|\\d+(?:[.,]\\d+)?`, 'g'),
};

/** The same in both languages: '45,000.50' and '45 000,50' are '45000.5'. */
const readNumber = (written: string, language: Language): string => {
  const digits = written.replace(/[\u00a0\u202f ]/g, '');
  return String(Number(language === 'en' ? digits.replaceAll(',', '') : digits.replace(',', '.')));
};

const onClock = (hour: string, minute = '', half = ''): string => {
  const isAfternoon = half.toLowerCase() === 'p';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return ` ${hours} ${Number(minute) === 0 ? '' : Number(minute)} `;
};

/** Writes times of day as numbers, on the clock of 24 hours: '5:30 p.m.' and '17 h 30' are '17 30'. */
const withPlainTimes = (text: string, language: Language): string =>
  (language === 'en'
    ? text.replace(
        /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m\b\.?/gi,
        (_, hour: string, minute?: string, half?: string) => onClock(hour, minute, half),
      )
    : text.replace(/\b(\d{1,2})\s*h\s*(\d{2})?(?![\p{L}\d])/gu, (_, hour: string, minute?: string) =>
        onClock(hour, minute),
      )
  ).replace(/\b(\d{1,2}):(\d{2})\b/g, (_, hour: string, minute: string) => onClock(hour, minute));

/** Where a link leads: the route of a page of the site, or the domain of another one, which has a page for each language. */
const targetOf = (href: string): string => {
  const [path = ''] = href.split(/[?#]/);
  if (path.startsWith('/')) {
    const match = matchPath(path);
    return match ? [match.route, ...Object.values(match.params)].join('/') : path;
  }
  const host = /^https?:\/\/([^/:?#]+)/i.exec(href)?.[1] ?? href;
  return host.toLowerCase().split('.').slice(-2).join('.');
};

const mailScheme = /^mailto:/i;
const callScheme = /^tel:/i;

/** The addresses of the links of a text. An e-mail or a telephone number is one also where its link hides it. */
const hrefsOf = (value: string) => {
  const hrefs = [...value.matchAll(hrefPattern)].map(([, href = '']) => href);
  return {
    mails: hrefs
      .filter((href) => mailScheme.test(href))
      .map((href) => href.replace(mailScheme, '').split('?')[0] ?? ''),
    calls: hrefs.filter((href) => callScheme.test(href)).map((href) => href.replace(callScheme, '')),
    pages: hrefs.filter((href) => !mailScheme.test(href) && !callScheme.test(href)).map(targetOf),
  };
};

/** Takes what matches out of the text, so that it is found only once. */
const take = (rest: { text: string }, pattern: RegExp): string[] => {
  const found = rest.text.match(pattern) ?? [];
  rest.text = rest.text.replace(pattern, ' ');
  return [...found];
};

const count = (text: string, pattern: RegExp): string[] => {
  const { length } = text.match(pattern) ?? [];
  return length ? [String(length)] : [];
};

const unique = (found: readonly string[]): readonly string[] => [...new Set(found)].sort();

/** Finds the facts of a value in a language. */
export function factsOf(value: string, language: Language, isRich: boolean): Facts {
  const { mails, calls, pages } = hrefsOf(isRich ? value : '');
  const rest = { text: plainTextOf(value, isRich) };
  const placeholder = take(rest, /\{\w+\}/g);
  const urls = take(rest, urlPattern).map(targetOf);
  const email = [...mails, ...take(rest, emailPattern)]
    .map((each) => each.toLowerCase())
    .filter((each) => !exampleDomain.test(each));
  const telephone = [...calls, ...take(rest, telephonePattern)].map((each) =>
    each.replace(/\D/g, '').slice(-10),
  );
  const numbers = withPlainTimes(rest.text, language).match(numberPatterns[language]) ?? [];
  return {
    placeholder: unique(placeholder),
    link: [...pages, ...urls.filter((url) => !pages.includes(url))].sort(), // the words of a link may be its address
    email: unique(email),
    telephone: unique(telephone),
    number: unique(numbers.map((each) => readNumber(each, language))),
    list: isRich ? count(value, /<li[\s>]/gi) : count(value, listItemPattern),
    heading: isRich ? count(value, /<h[1-6][\s>]/gi) : [],
  };
}
