import type { Shot } from '../render/renderer';

export interface Framing {
  /** Where the camera stands round the truck, degrees: 0 ahead, 90 at its right flank, 180 behind. */
  around: number;
  height: number;
  /** Front-to-rear length of what must fit, and the x of its middle. */
  length: number;
  middle: number;
  fov?: number;
  /** Over 1 leaves air, under 1 crops. */
  air?: number;
  lookAt?: number;
  aperture?: number;
  shift?: number;
}

/** A camera far enough for the truck to fill the picture, whatever its length. */
export function framed({
  around,
  height,
  length,
  middle,
  fov = 27,
  air = 0.96,
  lookAt = 1.8,
  aperture = 0.03,
  shift = 0,
}: Framing): Shot {
  const angle = (around * Math.PI) / 180;
  const halfWidth = (length * Math.abs(Math.sin(angle)) + 2.5 * Math.abs(Math.cos(angle))) / 2;
  const tangent = Math.tan((fov * Math.PI) / 360) * 1.5;
  // The near end looms larger than the middle: step back for it.
  const distance = ((halfWidth * 1.18) / tangent + length * Math.abs(Math.cos(angle)) * 0.36) * air;
  return {
    from: [middle + Math.cos(angle) * distance, height, Math.sin(angle) * distance],
    to: [middle, lookAt, 0],
    fov,
    aperture,
    shift,
  };
}
