/*
 * For the style of an element, jsdom asks its selector engine about each rule of each style sheet, most of which are for another
 * class or tag. That took a tenth of the time of these tests. Here the last class and the tag of a rule are compared first.
 *
 * jsdom takes its function when it is loaded. The environment imports this module before.
 */
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/** What an element needs so that one alternative of a selector can match. */
interface Needed {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
}

/** The same text without what is in parentheses and brackets, which may have commas, spaces and classes of other elements. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

const readNeeded = (selector: string): readonly Needed[] | undefined => {
  const plain = withoutArguments(selector);
  if (/[^\w\s.,:>+~#*-]/.test(plain)) return undefined; // an escape, a namespace or an open bracket
  return plain.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? []),
    };
  });
};

const needs = new Map<string, readonly Needed[] | undefined>();
const classSets = new Map<string, ReadonlySet<string>>();

const neededFor = (selector: string): readonly Needed[] | undefined => {
  if (!needs.has(selector)) needs.set(selector, readNeeded(selector));
  return needs.get(selector);
};

const classesIn = (attribute: string): ReadonlySet<string> => {
  const known = classSets.get(attribute) ?? new Set(attribute.split(/\s+/));
  classSets.set(attribute, known);
  return known;
};

const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) => {
  const alternatives = selector === undefined ? undefined : neededFor(selector);
  if (alternatives) {
    const classes = classesIn(element.getAttributeNS(null, 'class') ?? '');
    const tag = element.localName.toLowerCase();
    const mayMatch = (needed: Needed): boolean =>
      (needed.tag === undefined || needed.tag === tag) && needed.classes.every((name) => classes.has(name));
    if (!alternatives.some(mayMatch)) return false;
  }
  return matchesDontThrow(element, selector);
};
