type TextName = 'title' | 'text' | 'alt';
export type ServiceNumber = 1 | 2 | 3 | 4 | 5 | 6;

export interface Service {
  /** Questions name it so. */
  readonly number: ServiceNumber;
  readonly picture: string;
  /** The keys of its texts, on the page 'services-and-repairs'. */
  readonly keys: { readonly [Each in TextName]: `service-${ServiceNumber}-${Each}` };
}

const service = (number: ServiceNumber, name: string): Service => ({
  number,
  picture: `/pictures/service-${name}.jpg`,
  keys: {
    title: `service-${number}-title`,
    text: `service-${number}-text`,
    alt: `service-${number}-alt`,
  },
});

/** The six services. Their texts can be edited. Their pictures are files, of which a trade may have others (`servicesOf`). */
export const services: readonly Service[] = [
  service(1, 'repair'),
  service(2, 'inspection'),
  service(3, 'installation'),
  service(4, 'paint'),
  service(5, 'welding'),
  service(6, 'mobile'),
];
