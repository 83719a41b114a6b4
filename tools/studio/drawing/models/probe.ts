import { Build } from './build';
import { cylinder, lathe, pipe } from './geometry';
import * as stuff from './materials';

/** An overfill probe with its cable. */
export function probe(): Build {
  const build = new Build();
  build.add(stuff.stainless, cylinder(0.022, 0.75, 'x', 24), { at: [0.5, 0.12, 0] });
  build.add(
    stuff.stainless,
    lathe(
      [
        [0.03, -0.06],
        [0.04, -0.05],
        [0.04, 0.05],
        [0.02, 0.07],
      ],
      'x',
      24,
    ),
    { at: [0.88, 0.12, 0] },
  );
  build.add(stuff.brass, cylinder(0.085, 0.08, 'x', 6), { at: [0.12, 0.12, 0] });
  build.add(
    stuff.satin('#2b2f36'),
    lathe(
      [
        [0.06, -0.14],
        [0.105, -0.12],
        [0.11, 0],
        [0.11, 0.08],
        [0.07, 0.1],
      ],
      'x',
      40,
    ),
    { at: [-0.02, 0.12, 0] },
  );
  build.add(stuff.glow('#3bd16f', 1.6), cylinder(0.016, 0.03, 'y', 16), { at: [-0.02, 0.235, 0] });
  build.add(
    stuff.rubber,
    pipe(
      [
        [-0.14, 0.12, 0],
        [-0.3, 0.08, 0.02],
        [-0.46, 0.03, 0.14],
        [-0.4, 0.03, 0.34],
        [-0.1, 0.03, 0.36],
        [0.2, 0.03, 0.3],
      ],
      0.022,
    ),
  );
  build.add(
    stuff.plastic,
    lathe(
      [
        [0.03, -0.05],
        [0.045, -0.04],
        [0.045, 0.05],
        [0.03, 0.06],
      ],
      'x',
      24,
    ),
    { at: [0.24, 0.045, 0.29] },
  );
  return build;
}
