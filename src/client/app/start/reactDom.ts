import 'react-dom/client';

/*
 * What draws, as a part of the start of its own. Asked for by its own name it would bring webpack's adapter for modules of
 * another kind along.
 */
export {};
