import { barrel, type BarrelShape } from './barrel';
import type { Build } from './build';
import { box } from './geometry';
import * as stuff from './materials';
import { tank, type TankLook } from './tank';

export function barrelOnStands(look: TankLook, shape: BarrelShape): Build {
  const build =
    look.brand === '-'
      ? barrel(shape, stuff.aluminium, stuff.aluminium, stuff.stainless, [-1.6, 0, 1.6])
      : tank(shape, look);
  for (const x of [-shape.length * 0.32, shape.length * 0.32]) {
    build.pair(stuff.paint('#FAC702'), box(0.14, shape.y - shape.height * 0.28, 0.14, 0.02), {
      at: [x, (shape.y - shape.height * 0.28) / 2, shape.width * 0.4],
    });
    build.add(stuff.paint('#FAC702'), box(0.18, 0.16, shape.width * 0.95, 0.02), {
      at: [x, shape.y - shape.height / 2 - 0.02, 0],
    });
    build.pair(stuff.chassisBlack, box(0.4, 0.05, 0.4, 0.01), { at: [x, 0.025, shape.width * 0.4] });
  }
  return build;
}
