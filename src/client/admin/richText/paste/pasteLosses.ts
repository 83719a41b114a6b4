import { hasColumns } from './pastedTables';

/**
 * The kinds of pasted content that rich text cannot contain, so that pasting changes or removes them. Pasting
 * always removes fonts and colours.
 */
const pasteLosses = ['tables', 'pictures', 'raised'] as const;
export type PasteLoss = (typeof pasteLosses)[number];

/** Whether the text of an element is superscript, subscript or struck through. */
const isRaised = (element: Element): boolean => {
  if (element.textContent.trim() === '') return false;
  if (element.matches('del,s,strike,sub,sup')) return true;
  if (!(element instanceof HTMLElement)) return false;
  const { textDecorationLine, textDecoration, verticalAlign } = element.style;
  return (
    /^su(?:b|per)$/.test(verticalAlign) || (textDecorationLine || textDecoration).includes('line-through')
  );
};

/** Lists the kinds of content that are lost from the pasted elements. */
export function lossesOf(body: Element): readonly PasteLoss[] {
  const isLost: Readonly<Record<PasteLoss, boolean>> = {
    tables: [...body.querySelectorAll('tr')].some(hasColumns),
    pictures: body.querySelector('img,svg,video') !== null,
    raised: [...body.querySelectorAll('*')].some(isRaised),
  };
  return pasteLosses.filter((loss) => isLost[loss]);
}
