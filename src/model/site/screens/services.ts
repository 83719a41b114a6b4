type Words = 'title' | 'text' | 'alt';
type Place = 1 | 2 | 3 | 4 | 5 | 6;

export interface Service {
  readonly picture: string;
  /** The keys of its words, on the page 'services-and-repairs'. */
  readonly keys: { readonly [Each in Words]: `service-${Place}-${Each}` };
}

const service = (place: Place, name: string): Service => ({
  picture: `/pictures/service-${name}.jpg`,
  keys: {
    title: `service-${place}-title`,
    text: `service-${place}-text`,
    alt: `service-${place}-alt`,
  },
});

/** The six services; their words are texts of the site, their pictures are fixed. */
export const services: readonly Service[] = [
  service(1, 'repair'),
  service(2, 'inspection'),
  service(3, 'installation'),
  service(4, 'paint'),
  service(5, 'welding'),
  service(6, 'mobile'),
];
