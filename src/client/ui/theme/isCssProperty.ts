/** The properties of CSS that the site uses as props, without those of `utilities.ts`. */
const properties = new Set(
  (
    'alignContent alignItems alignSelf all animation animationDelay appearance aspectRatio backgroundImage backgroundPosition ' +
    'backgroundRepeat backgroundSize border borderBottomStyle borderBottomWidth borderCollapse borderInlineEndStyle ' +
    'borderInlineEndWidth borderInlineStartStyle borderLeft borderLeftStyle borderLeftWidth borderStyle borderTop borderTopStyle ' +
    'borderTopWidth borderWidth clear clipPath columnCount columns container containerType content cursor cx cy d direction ' +
    'display fieldSizing filter flex flexDirection flexGrow flexShrink flexWrap font fontStyle fontVariantNumeric forcedColorAdjust gridArea ' +
    'gridColumn gridRow gridTemplateAreas gridTemplateColumns gridTemplateRows hyphens justifyContent justifyItems justifySelf listStyle ' +
    'listStyleType marker maskImage objectFit objectPosition offset opacity order outline outlineOffset overflow overflowWrap ' +
    'overflowX overflowY overlay overscrollBehavior page placeContent placeItems placeSelf pointerEvents position r ' +
    'scrollBehavior scrollMarginBlock scrollbarWidth strokeDasharray strokeDashoffset strokeLinecap ' +
    'strokeLinejoin strokeWidth tableLayout textAlign textDecoration textDecorationLine textDecorationThickness textSizeAdjust ' +
    'textTransform textUnderlineOffset textWrap touchAction transform transition userSelect verticalAlign visibility whiteSpace ' +
    'x y'
  ).split(' '),
);

/**
 * Replaces `@pandacss/is-valid-prop` in the client, which has a list of all properties of CSS. A test compares it with the names
 * in our sources.
 */
export function isCssProperty(name: string): boolean {
  return properties.has(name) || name.startsWith('--') || /[&@]/.test(name);
}
