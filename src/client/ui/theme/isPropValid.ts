/** Props that Chakra reads itself and that are not attributes of HTML. */
const chakraProps = new Set(['as', 'asChild', 'theme', 'recipe', 'unstyled']);

/**
 * Replaces @emotion/is-prop-valid in the client. Chakra removes style props and variants, then asks for each remaining prop
 * whether it is an attribute of HTML. The types of the elements allow no other props, so the bundle does not need the list
 * of all attributes.
 */
const isPropValid = (prop: string): boolean => !chakraProps.has(prop);

export default isPropValid;
