import sharp from 'sharp';

/** Small enough that noise, sharpness and compression no longer count. */
const side = 64;

const smallPixels = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** How different two pictures' scenes are: the mean difference of their pixels, in levels of 0 to 255, when both are small. */
export async function sceneDifference(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [pixels, others] = await Promise.all([smallPixels(one), smallPixels(other)]);
  const sum = pixels.reduce((total, level, index) => total + Math.abs(level - (others[index] ?? 0)), 0);
  return sum / pixels.length;
}
