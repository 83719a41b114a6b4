import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/*
 * To compute a style, jsdom compares each rule of each style sheet with the element, by a matcher for any selector. Nearly all rules are
 * for one class, or for some tags, which is seen at once. Queries by role compute the styles of whole pages, which took a tenth of the
 * time of these tests.
 */

type Matches = typeof selectors.matchesDontThrow;

const matchesAny: Matches = selectors.matchesDontThrow;

const quickMatch = (selector: string | undefined): Matches => {
  if (selector === undefined) return matchesAny; // of keyframes
  if (/^[a-z][a-z0-9]*(?:\s*,\s*[a-z][a-z0-9]*)*$/.test(selector)) {
    const tags = new Set(selector.split(',').map((tag) => tag.trim()));
    return ({ _localName: tag }) => tags.has(tag);
  }
  const [, className, rest] = /^\.([\w-]+)((?:[.:[][^\s>+~,]*)?)$/.exec(selector) ?? [];
  if (className === undefined) return matchesAny;
  return (element, whole) =>
    element.classList.contains(className) && (rest === '' || matchesAny(element, whole));
};

const known = new Map<string | undefined, Matches>();

selectors.matchesDontThrow = (element, selector) => {
  const match = known.get(selector) ?? quickMatch(selector);
  known.set(selector, match);
  return match(element, selector);
};
