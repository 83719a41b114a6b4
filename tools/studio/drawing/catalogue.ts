import { achievementPictures } from './catalogue/achievements';
import { bandPictures } from './catalogue/bands';
import { galleryPictures } from './catalogue/gallery';
import type { Make } from './catalogue/oneTruck';
import { products } from './catalogue/products';
import { servicePictures } from './catalogue/services';
import { shopPictures } from './catalogue/shop';
import { tankerPictures } from './catalogue/tankers';

/** Every picture of the site: its file and how its stage is set, from a seed of its own. */
export const pictures: Record<string, Make> = {
  ...tankerPictures,
  ...achievementPictures,
  ...galleryPictures,
  ...products,
  ...bandPictures,
  ...servicePictures,
  ...shopPictures,
};
