import * as THREE from 'three';
import { Build } from './build';
import { placard } from './decals';
import { tau, boltCircle, flange } from './flanges';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

export function manholeCover(): Build {
  const build = new Build();
  build.add(
    stuff.brushed,
    lathe(
      [
        [0.38, 0],
        [0.48, 0.005],
        [0.48, 0.035],
        [0.41, 0.04],
        [0.41, 0.12],
        [0.45, 0.13],
        [0.45, 0.17],
        [0.38, 0.18],
        [0.34, 0.21],
        [0.001, 0.235],
      ],
      'y',
      64,
    ),
  );
  boltCircle(build, 'y', 0.04, 0.445, 16, 0.014, 0.03);
  build.add(
    stuff.aluminium,
    lathe(
      [
        [0.17, 0.2],
        [0.17, 0.26],
        [0.19, 0.265],
        [0.19, 0.3],
        [0.12, 0.32],
        [0.001, 0.33],
      ],
      'y',
      40,
    ),
    { at: [0.08, 0, 0.06] },
  );
  build.add(stuff.steel, box(0.1, 0.05, 0.92, 0.02), { at: [-0.22, 0.25, 0] });
  build.add(stuff.paint('#FAC702'), box(0.34, 0.03, 0.05, 0.012), {
    at: [0.08, 0.36, 0.06],
    turn: [0, 0.6, 0],
  });
  build.add(
    stuff.brass,
    lathe(
      [
        [0.05, 0.2],
        [0.05, 0.28],
        [0.07, 0.29],
        [0.07, 0.33],
        [0.001, 0.35],
      ],
      'y',
      24,
    ),
    { at: [0.05, 0, -0.24] },
  );
  return build;
}

export function strainer(): Build {
  const build = new Build();
  const body = stuff.satin('#7d858d');
  const run = new Build();
  run.add(body, cylinder(0.12, 0.7, 'x', 36));
  flange(run, body, 'x', 0.36, 0.2, 0.08);
  flange(run, body, 'x', -0.36, 0.2, 0.08);
  build.include(run, { at: [0, 0.42, 0] });
  const leg = new Build();
  leg.add(body, cylinder(0.13, 0.42, 'y', 36));
  flange(leg, body, 'y', -0.22, 0.2, 0.01);
  leg.add(stuff.brass, cylinder(0.03, 0.07, 'y', 6), { at: [0, -0.27, 0] });
  build.include(leg, { at: [0.12, 0.24, 0.08], turn: [-0.25, 0, 0.42] });
  return build;
}

export function vent(): Build {
  const build = new Build();
  build.add(
    stuff.aluminium,
    lathe(
      [
        [0.12, 0],
        [0.2, 0.005],
        [0.2, 0.04],
        [0.13, 0.05],
        [0.13, 0.22],
        [0.24, 0.24],
        [0.26, 0.27],
        [0.26, 0.36],
        [0.22, 0.41],
        [0.12, 0.45],
        [0.001, 0.46],
      ],
      'y',
      56,
    ),
  );
  boltCircle(build, 'y', 0.045, 0.17, 6, 0.014);
  for (let i = 0; i < 24; i++)
    build.add(stuff.plastic, box(0.02, 0.06, 0.012, 0.004), {
      at: [Math.cos((i / 24) * tau) * 0.262, 0.315, Math.sin((i / 24) * tau) * 0.262],
      turn: [0, -(i / 24) * tau + Math.PI / 2, 0],
    });
  return build;
}

export function placardHolder(): Build {
  const build = new Build();
  const tilt: readonly [number, number, number] = [-0.2, 0, 0];
  build.add(stuff.aluminium, box(0.62, 0.62, 0.03, 0.015), {
    at: [0, 0.46, 0],
    turn: [tilt[0], 0, Math.PI / 4],
  });
  const front = new Build().add(placard('1203'), new THREE.PlaneGeometry(0.84, 0.84), { at: [0, 0, 0.022] });
  for (const a of [0, 1, 2, 3])
    front.add(stuff.brushed, box(0.12, 0.1, 0.03, 0.01), {
      at: [Math.cos(a * 1.5708) * 0.36, Math.sin(a * 1.5708) * 0.36, 0.03],
      turn: [0, 0, a * 1.5708 + 0.785],
    });
  return build
    .include(front, { at: [0, 0.46, 0], turn: tilt })
    .add(stuff.chassisBlack, box(0.06, 0.5, 0.04, 0.01), { at: [0, 0.24, -0.1], turn: [0.25, 0, 0] })
    .add(stuff.chassisBlack, box(0.44, 0.03, 0.3, 0.01), { at: [0, 0.015, -0.08] });
}

export function ledLight(): Build {
  const build = new Build();
  const lamp = (x: number, lens: THREE.Material, lit: THREE.Material): void => {
    build.add(
      stuff.plastic,
      lathe(
        [
          [0.001, -0.06],
          [0.17, -0.06],
          [0.19, -0.03],
          [0.19, 0.02],
          [0.17, 0.03],
        ],
        'z',
        48,
      ),
      { at: [x, 0.2, 0], turn: [-0.3, 0, 0] },
    );
    build.add(
      lens,
      lathe(
        [
          [0.17, 0.01],
          [0.165, 0.035],
          [0.1, 0.05],
          [0.001, 0.055],
        ],
        'z',
        48,
      ),
      { at: [x, 0.2, 0], turn: [-0.3, 0, 0] },
    );
    for (let i = 0; i < 7; i++)
      build.add(lit, new THREE.SphereGeometry(0.022, 14, 10), {
        at: [
          x + (i ? Math.cos(i * 1.047) * 0.09 : 0),
          0.216 + (i ? Math.sin(i * 1.047) * 0.085 : 0),
          0.052 + (i ? Math.sin(i * 1.047) * 0.03 : 0),
        ],
      });
  };
  lamp(-0.26, stuff.redLens, stuff.glow('#ff4030', 4));
  lamp(0.2, stuff.amberLens, stuff.glow('#ffc060', 4));
  build
    .add(stuff.plastic, box(0.62, 0.1, 0.06, 0.02), { at: [0.05, 0.06, 0.38] })
    .add(stuff.lampGlass, box(0.58, 0.07, 0.03, 0.012), { at: [0.05, 0.06, 0.405] });
  for (let i = 0; i < 9; i++)
    build.add(stuff.glow('#fff5e0', 3), new THREE.SphereGeometry(0.02, 12, 8), {
      at: [-0.2 + i * 0.0625, 0.06, 0.418],
    });
  return build;
}
