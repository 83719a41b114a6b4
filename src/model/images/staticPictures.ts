/** The pictures that are part of the code, by the start of their URL path; sizes in px. */
const staticPictures = [
  { prefix: '/pictures/hero-', width: 1920, height: 1080 },
  { prefix: '/pictures/band-', width: 1600, height: 320 },
  { prefix: '/pictures/', width: 1600, height: 1067 },
  { prefix: '/video/', width: 960, height: 540 },
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture that is part of the code, for which the build creates variants; undefined for any other. */
export function staticPictureOf(path: string): Size | undefined {
  return staticPictures.find(({ prefix }) => path.startsWith(prefix));
}

/** The large picture of a brand's home page. */
export function heroPictureOf(brand: string): string {
  return `/pictures/hero-${brand}.jpg`;
}

/** The wide picture in the band of a page, by the route of the page. */
export function bandPictureOf(route: string, brand: string): string {
  return `/pictures/band-${route}-${brand}.jpg`;
}
