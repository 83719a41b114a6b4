import * as THREE from 'three';
import { Build } from './build';
import { dial } from './decals';
import { handle } from './flanges';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

export function reliefValve(): Build {
  const build = new Build();
  build.add(
    stuff.brass,
    lathe(
      [
        [0.08, 0],
        [0.08, 0.16],
        [0.12, 0.165],
        [0.12, 0.26],
        [0.1, 0.27],
        [0.1, 0.5],
        [0.12, 0.51],
        [0.12, 0.56],
        [0.07, 0.57],
        [0.07, 0.5],
      ],
      'y',
      40,
    ),
  );
  for (let i = 0; i < 7; i++)
    build.add(
      stuff.brass,
      lathe(
        [
          [0.08, -0.009],
          [0.089, 0],
          [0.08, 0.009],
        ],
        'y',
        40,
      ),
      { at: [0, 0.02 + i * 0.02, 0] },
    );
  build.add(stuff.brass, cylinder(0.135, 0.09, 'y', 6), { at: [0, 0.21, 0] });
  build.add(
    stuff.satin('#c00000'),
    lathe(
      [
        [0.125, 0.55],
        [0.128, 0.62],
        [0.1, 0.65],
        [0.001, 0.66],
      ],
      'y',
      40,
    ),
  );
  return build;
}

export function gauge(unit: string): Build {
  const build = new Build();
  build.add(
    stuff.chrome,
    lathe(
      [
        [0.001, -0.07],
        [0.2, -0.07],
        [0.22, -0.05],
        [0.22, 0.05],
        [0.2, 0.06],
        [0.19, 0.045],
      ],
      'z',
      56,
    ),
    { at: [0, 0.5, 0] },
  );
  build.add(dial(unit), new THREE.CircleGeometry(0.192, 48), { at: [0, 0.5, 0.04] });
  build.add(
    stuff.brass,
    lathe(
      [
        [0.05, 0],
        [0.05, 0.14],
        [0.035, 0.15],
        [0.035, 0.3],
      ],
      'y',
      6,
    ),
  );
  build.add(stuff.brass, cylinder(0.07, 0.07, 'y', 6), { at: [0, 0.17, 0] });
  return build;
}

/** A brass block with valves, a gauge and a filler: what hangs below a propane barrel. */
export function manifold(): Build {
  const build = new Build();
  build.add(stuff.brass, box(0.9, 0.16, 0.16, 0.02), { at: [0, 0.2, 0] });
  for (const x of [-0.3, 0.3])
    build.add(
      stuff.brass,
      lathe(
        [
          [0.06, 0],
          [0.06, 0.12],
          [0.09, 0.13],
          [0.09, 0.2],
          [0.05, 0.22],
          [0.05, 0.27],
        ],
        'y',
        32,
      ),
      { at: [x, 0.27, 0] },
    );
  build.add(stuff.satin('#c00000'), new THREE.TorusGeometry(0.1, 0.018, 12, 36), {
    at: [-0.3, 0.56, 0],
    turn: [Math.PI / 2, 0, 0],
  });
  build.add(stuff.satin('#c00000'), box(0.2, 0.016, 0.02, 0.006), { at: [-0.3, 0.56, 0] });
  handle(build, '#FAC702', [0.3, 0.54, 0], 0.26);
  build.include(gauge('kPa'), { at: [0, 0.24, 0], size: 0.72 });
  for (const x of [-0.24, 0, 0.24])
    build.add(
      stuff.brass,
      lathe(
        [
          [0.05, 0],
          [0.05, 0.1],
          [0.062, 0.11],
          [0.062, 0.16],
          [0.03, 0.16],
        ],
        'z',
        24,
      ),
      { at: [x, 0.2, 0.08] },
    );
  for (const x of [-0.45, 0.45]) build.add(stuff.brass, cylinder(0.075, 0.08, 'x', 6), { at: [x, 0.2, 0] });
  build.add(stuff.chassisBlack, box(0.7, 0.12, 0.12, 0.01), { at: [0, 0.06, 0] });
  return build;
}
