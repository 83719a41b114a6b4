import type { TextRow } from './textRows';

/** The head of a text's row: its key or name, and the brand whose variant it is. */
export function TextName({ row: { key, name = key, brand } }: { readonly row: TextRow }) {
  return (
    <th scope="row" data-variant={brand && ''}>
      {brand ? <strong>{brand} </strong> : null}
      {name}
    </th>
  );
}
