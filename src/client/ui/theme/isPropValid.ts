/** What Chakra itself reads, and no element knows. */
const ofChakra = new Set(['as', 'asChild', 'theme', 'recipe', 'unstyled']);

/**
 * Stands in the client for @emotion/is-prop-valid, by which Chakra tells attributes from other props: after it has taken out
 * style props and variants it asks of each prop that is left whether an element of HTML may have it. The types of the elements
 * let no others come so far, so the list of all attributes that there are need not be sent.
 */
const isPropValid = (prop: string): boolean => !ofChakra.has(prop);

export default isPropValid;
