/** The values that a test types into the editor of a list, and the public pages that show them. */
export interface Journey {
  readonly path: string;
  /** The name of a row in the toasts. */
  readonly thing: string;
  readonly list: string;
  readonly first: Readonly<Record<string, string>>;
  /** The name of the added row, in English and in French. */
  readonly names: readonly [string, string];
  readonly change: Readonly<Record<string, string>>;
  readonly changedName: string;
  readonly publicPaths: readonly [string, string];
  readonly isBranded: boolean;
}

/** The other editors are the same screen with other fields, which are tested without a browser. */
export const journeys: readonly Journey[] = [
  {
    path: '/edit-tankers',
    thing: 'tanker',
    list: 'Tankers',
    first: { 'Name in English': 'Journey truck', 'Name in French': 'Camion du voyage', Price: '45000' },
    names: ['Journey truck', 'Camion du voyage'],
    change: { 'Name in English': 'Journey lorry' },
    changedName: 'Journey lorry',
    publicPaths: ['/tankers', '/citernes'],
    isBranded: true,
  },
];
