/** What a test types into the editor of a list, and the public pages that show it. */
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
  /** Whether its form requires a picture. */
  readonly needsPicture?: true;
}

/** One for each editor of a list with a form. */
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
  {
    path: '/edit-parts',
    thing: 'part',
    list: 'Parts',
    first: { 'Name in English': 'Journey valve', 'Name in French': 'Valve du voyage' },
    names: ['Journey valve', 'Valve du voyage'],
    change: { 'Name in English': 'Journey hose' },
    changedName: 'Journey hose',
    publicPaths: ['/parts', '/pieces'],
    isBranded: false,
  },
  {
    path: '/edit-employees',
    thing: 'personnel',
    list: 'Employees',
    first: { 'First name': 'Journey', 'Last name': 'Voyageur', 'Role – English': 'Driver' },
    names: ['Journey Voyageur', 'Journey Voyageur'],
    change: { 'Last name': 'Travers' },
    changedName: 'Journey Travers',
    publicPaths: ['/employees', '/personnels'],
    isBranded: true,
  },
  {
    path: '/edit-careers',
    thing: 'job posting',
    list: 'Careers',
    first: { 'Title – English': 'Journey planner', 'Title – French': 'Planificateur du voyage' },
    names: ['Journey planner', 'Planificateur du voyage'],
    change: { 'Title – English': 'Journey keeper' },
    changedName: 'Journey keeper',
    publicPaths: ['/careers', '/carrieres'],
    isBranded: false,
  },
  {
    path: '/edit-achievements',
    thing: 'achievement',
    list: 'Achievements',
    first: { 'Description – English': 'Journey tank', 'Description – French': 'Cuve du voyage' },
    names: ['Journey tank', 'Cuve du voyage'],
    change: { 'Description – English': 'Journey barrel' },
    changedName: 'Journey barrel',
    publicPaths: ['/achievements', '/realisations'],
    isBranded: true,
  },
  {
    path: '/edit-assemblies',
    thing: 'assembly',
    list: 'Assemblies',
    first: { 'Name in English': 'Journey frame', 'Name in French': 'Cadre du voyage' },
    names: ['Journey frame', 'Cadre du voyage'],
    change: { 'Name in English': 'Journey mount' },
    changedName: 'Journey mount',
    publicPaths: ['/assemble-mount', '/assemblage-montage'],
    isBranded: true,
  },
  {
    path: '/edit-manufacturers',
    thing: 'manufacturer image and details',
    list: 'Manufacturers',
    first: { 'Description – English': 'Journey meter', 'Description – French': 'Compteur du voyage' },
    names: ['Journey meter', 'Compteur du voyage'],
    change: { 'Description – English': 'Journey gauge' },
    changedName: 'Journey gauge',
    publicPaths: ['/manufacturers', '/manufacturiers'],
    isBranded: false,
    needsPicture: true,
  },
];
