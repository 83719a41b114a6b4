export interface GalleryPicture {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  /** The accessible name of its link. */
  readonly action: string;
}
