/** Replaces style sheets and fonts, which only the bundler can import. */
export default '';
