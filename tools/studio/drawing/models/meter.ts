import { Build } from './build';
import { display } from './decals';
import { box, cylinder, lathe, pipe, plainBox } from './geometry';
import * as stuff from './materials';

/** A meter with its register, as it stands in a delivery cabinet. The housing lies along x. */
export function meter(paintColor = '#c8cbcf'): Build {
  const build = new Build();
  const body = stuff.satin(paintColor);
  build.add(
    body,
    lathe(
      [
        [0.001, -0.17],
        [0.1, -0.165],
        [0.15, -0.14],
        [0.16, -0.1],
        [0.16, 0.1],
        [0.15, 0.14],
        [0.1, 0.165],
        [0.001, 0.17],
      ],
      'z',
      40,
    ),
  );
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    build.add(stuff.steel, cylinder(0.012, 0.03, 'z', 6), {
      at: [Math.cos(angle) * 0.135, Math.sin(angle) * 0.135, 0.155],
    });
  }
  for (const side of [-1, 1]) {
    build.add(body, cylinder(0.06, 0.2, 'x', 24), { at: [side * 0.2, -0.02, 0] });
    build.add(
      body,
      lathe(
        [
          [0.115, -0.015],
          [0.115, 0.015],
          [0.05, 0.016],
        ],
        'x',
        32,
      ),
      { at: [side * 0.3, -0.02, 0] },
    );
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2;
      build.add(stuff.steel, cylinder(0.01, 0.05, 'x', 6), {
        at: [side * 0.3, -0.02 + Math.cos(angle) * 0.092, Math.sin(angle) * 0.092],
      });
    }
  }
  build.add(
    body,
    lathe(
      [
        [0.07, 0],
        [0.06, 0.06],
        [0.06, 0.1],
        [0.09, 0.12],
      ],
      'y',
      24,
    ),
    { at: [0, 0.14, 0] },
  );
  build.add(stuff.satin('#2b2f36'), box(0.3, 0.24, 0.24, 0.03), { at: [0, 0.37, 0] });
  build.add(stuff.brushed, box(0.25, 0.13, 0.012, 0.005), { at: [0, 0.4, 0.12] });
  build.add(display('1 284.6', '#f5f2e4', '#16181a'), plainBox(0.2, 0.065, 0.004), { at: [0, 0.4, 0.128] });
  build.add(
    stuff.chrome,
    lathe(
      [
        [0.035, 0],
        [0.035, 0.02],
        [0.012, 0.02],
        [0.012, 0.06],
      ],
      'x',
      16,
    ),
    { at: [0.15, 0.35, 0] },
  );
  return build;
}

/** A hand nozzle for fuel: spout forward (+x). */
export function nozzle(color = '#c00000'): Build {
  const build = new Build();
  const body = stuff.satin(color);
  build.add(
    stuff.brushed,
    pipe(
      [
        [0.16, 0.02, 0],
        [0.28, 0.03, 0],
        [0.36, -0.01, 0],
        [0.42, -0.08, 0],
      ],
      0.021,
      true,
      16,
    ),
  );
  build.add(
    stuff.brushed,
    lathe(
      [
        [0.03, -0.04],
        [0.036, -0.03],
        [0.036, 0.03],
        [0.025, 0.045],
      ],
      'x',
      24,
    ),
    { at: [0.15, 0.02, 0] },
  );
  build.add(body, box(0.22, 0.1, 0.075, 0.03), { at: [0.04, 0.02, 0] });
  build.add(
    body,
    lathe(
      [
        [0.05, -0.03],
        [0.055, 0],
        [0.05, 0.04],
        [0.03, 0.05],
      ],
      'y',
      24,
    ),
    { at: [0.06, 0.06, 0] },
  );
  build.add(
    stuff.plastic,
    pipe(
      [
        [-0.05, 0.0, 0],
        [-0.14, -0.03, 0],
        [-0.24, -0.05, 0],
      ],
      0.03,
      true,
      16,
    ),
  );
  build.add(
    stuff.steel,
    pipe(
      [
        [-0.27, -0.06, 0],
        [-0.22, -0.14, 0],
        [-0.05, -0.13, 0],
        [0.08, -0.1, 0],
        [0.12, -0.02, 0],
      ],
      0.009,
      true,
      8,
    ),
  );
  build.add(
    stuff.steel,
    pipe(
      [
        [0.06, -0.02, 0],
        [0.02, -0.07, 0],
        [-0.1, -0.09, 0],
        [-0.17, -0.1, 0],
      ],
      0.012,
      true,
      8,
    ),
  );
  build.add(
    stuff.brass,
    lathe(
      [
        [0.03, -0.04],
        [0.036, -0.03],
        [0.036, 0.03],
        [0.03, 0.04],
      ],
      'x',
      6,
    ),
    { at: [-0.27, -0.055, 0], turn: [0, 0, 0.2] },
  );
  return build;
}
