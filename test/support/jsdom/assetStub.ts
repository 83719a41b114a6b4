/** Stands for style sheets and fonts, which only a bundle can hold. */
export default '';
