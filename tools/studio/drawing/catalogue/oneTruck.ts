import { brands } from '../fleet';
import type { TruckLook } from '../models/truck';
import type { GroundName } from '../render/ground';
import type { LightName } from '../render/light';
import type { Stage } from '../render/renderer';
import { framed, type Framing } from '../scenes/framing';
import { road, yard, type Backdrop, type Placed } from '../scenes/yard';

/** Sets a stage from the seed of its picture. */
export type Make = (seed: number) => Stage;
export type Where = [LightName, GroundName, Backdrop, (keyof typeof brands)?];

/** Length and middle of a truck, for the camera. */
function extent(look: TruckLook): { length: number; middle: number } {
  const behind = look.cab.kind === 'conventional' ? 3.6 : 1.8;
  const length = look.trailer
    ? 5.2 + look.trailer.reduce((sum, each) => sum + each.length + 0.2, 0)
    : behind + look.tankLength + 2;
  return { length, middle: 1.1 - length / 2 };
}

/** One truck in a place, seen from an angle. */
export function one(
  look: TruckLook,
  [light, ground, backdrop, brand]: Where,
  angle: number,
  height = 1.6,
  more: Partial<Framing> & { flip?: boolean; beside?: Placed[]; drive?: boolean } = {},
): Make {
  const size = extent(look);
  const flip = more.flip ?? false;
  const shot = framed({
    around: flip ? 180 - angle : angle,
    height,
    ...size,
    ...more,
    middle: more.middle ?? (flip ? -size.middle : size.middle),
  });
  const trucks: Placed[] = [{ look, turn: flip ? Math.PI : 0 }, ...(more.beside ?? [])];
  const place = {
    light,
    ground,
    backdrop,
    shot,
    trucks,
    reach: Math.max(11, size.length * 0.62),
    ...(brand ? { brand: brands[brand] } : {}),
  };
  return (seed) => (more.drive ? road(place, seed) : yard(place, seed));
}
