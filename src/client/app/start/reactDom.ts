import 'react-dom/client';

/*
 * Imports React DOM as a separate step of the start. A dynamic import of `react-dom/client` itself would add
 * webpack's adapter for CommonJS modules to the bundle.
 */
export {};
