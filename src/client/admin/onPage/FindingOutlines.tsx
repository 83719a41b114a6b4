import { Global } from '@emotion/react';
import { useId, useLayoutEffect, useMemo } from 'react';
import type { PageTarget } from '../../../model/admin/onPage/pageSource';
import { singleTargets, targetId } from '../../../model/admin/onPage/pageSource';
import { useReviewWords } from '../controls/LanguageChips';
import { focusableOf } from './sources/scanPage';
import type { Finding } from './useFindings';

const attribute = 'data-language-finding';

/** Amber is visible on light and on dark backgrounds. The dashes mean the same without the colour. The focus outline has priority. */
const styles = {
  [`[${attribute}]:not(:focus-visible)`]: { outline: '2px dashed #C2410C', outlineOffset: '0' },
} as const;

const descriptionsOf = (element: Element): readonly string[] =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);

const setDescriptions = (element: Element, ids: readonly string[]): void => {
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
};

/**
 * Outlines an element, and describes the control that it belongs to.
 * @returns a function that removes both
 */
const point = (element: Element, id: string): (() => void) => {
  const described = focusableOf(element) ?? element;
  element.setAttribute(attribute, '');
  setDescriptions(described, [...new Set([...descriptionsOf(described), id])]);
  return () => {
    element.removeAttribute(attribute);
    setDescriptions(
      described,
      descriptionsOf(described).filter((each) => each !== id),
    );
  };
};

interface FindingOutlinesProps {
  readonly places: ReadonlyMap<Element, readonly PageTarget[]>;
  readonly findings: readonly Finding[];
}

/** The elements of the findings, each with what it lacks in words. */
const useDescribed = ({ places, findings }: FindingOutlinesProps) => {
  const words = useReviewWords();
  return useMemo(() => {
    const byTarget = new Map(findings.map(({ target, reviews }) => [targetId(target), reviews]));
    return [...places].flatMap(([element, targets]) => {
      const reviews = targets
        .flatMap(singleTargets)
        .flatMap((target) => byTarget.get(targetId(target)) ?? []);
      const labels = words(reviews).map(({ label }) => label);
      return labels.length > 0 ? [{ element, description: labels.join(', ') }] : [];
    });
  }, [places, findings, words]);
};

/**
 * Outlines the elements that lack a language on the page, or are behind in one, and says it to screen
 * readers.
 */
export function FindingOutlines(props: FindingOutlinesProps) {
  const prefix = useId();
  const described = useDescribed(props);
  const descriptions = [...new Set(described.map(({ description }) => description))];
  useLayoutEffect(() => {
    const all = [...new Set(described.map(({ description }) => description))];
    const undo = described.map(({ element, description }) =>
      point(element, prefix + String(all.indexOf(description))),
    );
    return () => undo.forEach((takeAway) => takeAway());
  }, [described, prefix]);
  return (
    <>
      <Global styles={styles} />
      {descriptions.map((description, index) => (
        <span key={description} id={prefix + String(index)} hidden>
          {description}
        </span>
      ))}
    </>
  );
}
