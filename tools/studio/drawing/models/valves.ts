import * as THREE from 'three';
import { Build } from './build';
import { boltCircle, flange, handle } from './flanges';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

export function butterflyValve(color = '#aeb3b8', grip = '#c00000'): Build {
  const build = new Build();
  const body = stuff.satin(color);
  build.add(
    body,
    lathe(
      [
        [0.2, -0.06],
        [0.3, -0.06],
        [0.31, -0.05],
        [0.31, 0.05],
        [0.3, 0.06],
        [0.2, 0.06],
        [0.2, -0.06],
      ],
      'z',
      56,
    ),
    { at: [0, 0.32, 0] },
  );
  const ring = new Build();
  boltCircle(ring, 'z', 0, 0.262, 8, 0.02, 0.14);
  build.include(ring, { at: [0, 0.32, 0], turn: [0, 0, 0.39] });
  build.add(
    stuff.rubber,
    lathe(
      [
        [0.185, -0.065],
        [0.205, -0.065],
        [0.205, 0.065],
        [0.185, 0.065],
        [0.185, -0.065],
      ],
      'z',
      56,
    ),
    { at: [0, 0.32, 0] },
  );
  build.add(
    stuff.stainless,
    lathe(
      [
        [0.001, -0.012],
        [0.18, -0.006],
        [0.184, 0],
        [0.18, 0.006],
        [0.001, 0.012],
      ],
      'z',
      48,
    ),
    { at: [0, 0.32, 0], turn: [0, 0.55, 0] },
  );
  build.add(stuff.stainless, cylinder(0.022, 0.4, 'y', 20), { at: [0, 0.32, 0] });
  build.add(
    body,
    lathe(
      [
        [0.06, 0],
        [0.05, 0.08],
        [0.05, 0.16],
        [0.09, 0.17],
        [0.09, 0.2],
        [0.001, 0.2],
      ],
      'y',
      32,
    ),
    { at: [0, 0.6, 0] },
  );
  handle(build, grip, [0, 0.82, 0], 0.5);
  return build;
}

export function internalValve(color = '#b9a36a'): Build {
  const build = new Build();
  const body = color === 'brass' ? stuff.brass : stuff.metal(color, 0.35);
  build.add(
    body,
    lathe(
      [
        [0.11, 0],
        [0.13, 0.02],
        [0.13, 0.16],
        [0.2, 0.18],
        [0.2, 0.24],
        [0.12, 0.26],
        [0.1, 0.32],
        [0.1, 0.5],
      ],
      'y',
      48,
    ),
  );
  for (let i = 0; i < 9; i++)
    build.add(
      body,
      lathe(
        [
          [0.1, -0.01],
          [0.112, 0],
          [0.1, 0.01],
        ],
        'y',
        40,
      ),
      { at: [0, 0.31 + i * 0.021, 0] },
    );
  build.add(
    stuff.stainless,
    lathe(
      [
        [0.1, 0.5],
        [0.1, 0.56],
        [0.13, 0.57],
        [0.13, 0.6],
        [0.04, 0.63],
        [0.001, 0.64],
      ],
      'y',
      40,
    ),
  );
  for (let i = 0; i < 4; i++)
    build.add(stuff.stainless, cylinder(0.012, 0.12, 'y', 10), {
      at: [Math.cos(i * 1.57) * 0.085, 0.54, Math.sin(i * 1.57) * 0.085],
    });
  const bolts = new Build();
  boltCircle(bolts, 'y', 0.24, 0.168, 8, 0.018, 0.04);
  build.include(bolts);
  build.add(stuff.steel, cylinder(0.035, 0.16, 'z', 20), { at: [0, 0.1, 0.18] });
  build.add(stuff.paint('#c00000'), box(0.04, 0.3, 0.03, 0.012), {
    at: [0.07, 0.2, 0.26],
    turn: [0, 0, -0.5],
  });
  return build;
}

/** A gate, globe or ball valve with a wheel or a lever. */
export function lineValve(color: string, top: 'wheel' | 'lever'): Build {
  const build = new Build();
  const body = color === 'brass' ? stuff.brass : stuff.satin(color);
  build.add(body, new THREE.SphereGeometry(0.17, 32, 20), { at: [0, 0.26, 0], size: [1, 1.05, 0.95] });
  const run = new Build();
  run.add(body, cylinder(0.1, 0.56, 'x', 32));
  flange(run, body, 'x', 0.29, 0.17, 0.07);
  flange(run, body, 'x', -0.29, 0.17, 0.07);
  build.include(run, { at: [0, 0.26, 0] });
  build.add(
    body,
    lathe(
      [
        [0.1, 0],
        [0.09, 0.1],
        [0.14, 0.11],
        [0.14, 0.15],
        [0.06, 0.18],
        [0.05, 0.26],
        [0.001, 0.26],
      ],
      'y',
      32,
    ),
    { at: [0, 0.36, 0] },
  );
  build.add(stuff.stainless, cylinder(0.018, 0.3, 'y', 16), { at: [0, 0.72, 0] });
  if (top === 'wheel') {
    build.add(stuff.paint('#c00000'), new THREE.TorusGeometry(0.19, 0.02, 14, 48), {
      at: [0, 0.8, 0],
      turn: [Math.PI / 2, 0, 0],
    });
    for (let i = 0; i < 3; i++)
      build.add(stuff.paint('#c00000'), box(0.38, 0.02, 0.025, 0.008), {
        at: [0, 0.8, 0],
        turn: [0, (i * Math.PI) / 3, 0],
      });
  } else handle(build, '#FAC702', [0, 0.72, 0], 0.46);
  return build;
}

export function coupler(kind: 'api' | 'vapour'): Build {
  const build = new Build();
  const body = kind === 'api' ? stuff.aluminium : stuff.satin('#d39a1c');
  build.add(
    body,
    lathe(
      [
        [0.16, -0.26],
        [0.23, -0.25],
        [0.23, -0.2],
        [0.17, -0.19],
        [0.16, -0.02],
        [0.2, 0],
        [0.21, 0.02],
        [0.21, 0.05],
        [0.18, 0.06],
        [0.18, 0.13],
        [0.2, 0.14],
        [0.2, 0.17],
        [0.15, 0.175],
      ],
      'z',
      56,
    ),
  );
  build.add(
    kind === 'api' ? stuff.stainless : stuff.rubber,
    lathe(
      [
        [0.15, 0.12],
        [0.1, 0.14],
        [0.09, 0.165],
        [0.001, 0.17],
      ],
      'z',
      48,
    ),
  );
  const bolts = new Build();
  boltCircle(bolts, 'z', -0.22, 0.2, 8, 0.014, 0.08);
  build.include(bolts);
  build.add(stuff.paint(kind === 'api' ? '#c00000' : '#1a1b1d'), box(0.05, 0.3, 0.05, 0.02), {
    at: [0.2, 0.14, -0.08],
    turn: [0, 0, -0.5],
  });
  const holder = new Build().include(build, { at: [0, 0.32, 0] });
  holder
    .add(stuff.chassisBlack, box(0.5, 0.03, 0.34, 0.01), { at: [0, 0.015, -0.1] })
    .add(stuff.chassisBlack, box(0.3, 0.16, 0.05, 0.01), { at: [0, 0.08, -0.22] });
  return holder;
}
