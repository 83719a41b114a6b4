/** The pictures that come with the code, by what their addresses begin with; sizes in px. */
const staticPictures = [
  { start: '/pictures/hero-', width: 1920, height: 1080 },
  { start: '/pictures/', width: 1600, height: 1067 },
  { start: '/video/', width: 960, height: 540 },
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture that comes with the code, of which the build makes the variants; undefined of any other. */
export const staticPictureOf = (address: string): Size | undefined =>
  staticPictures.find(({ start }) => address.startsWith(start));

/** The large picture of a brand's home page. */
export const heroOf = (brand: string): string => `/pictures/hero-${brand}.jpg`;
