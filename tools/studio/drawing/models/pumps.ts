import * as THREE from 'three';
import { Build } from './build';
import { display, lettering } from './decals';
import { tau, boltCircle, flange } from './flanges';
import { box, cylinder, lathe, pipe, plainBox } from './geometry';
import * as stuff from './materials';

export function pump(color: string, driven: 'motor' | 'shaft' = 'motor', size = 1): Build {
  const build = new Build();
  const body = stuff.satin(color);
  build.add(
    body,
    lathe(
      [
        [0.001, -0.12],
        [0.17, -0.12],
        [0.2, -0.1],
        [0.21, 0],
        [0.2, 0.1],
        [0.17, 0.12],
        [0.001, 0.12],
      ],
      'x',
      48,
    ),
    { at: [0.2, 0.26, 0], size },
  );
  build.add(
    body,
    lathe(
      [
        [0.06, 0.1],
        [0.14, 0.12],
        [0.14, 0.16],
        [0.1, 0.19],
        [0.001, 0.19],
      ],
      'x',
      40,
    ),
    { at: [0.2, 0.26, 0] },
  );
  const neck = new Build();
  neck.add(body, cylinder(0.075, 0.2, 'y', 32));
  flange(neck, body, 'y', 0.11, 0.13, 0.055);
  build.include(neck, { at: [0.2, 0.46, 0.06] });
  build.include(neck, { at: [0.42, 0.26, 0], turn: [0, 0, -Math.PI / 2] });
  const bolts = new Build();
  boltCircle(bolts, 'x', 0.13, 0.175, 10, 0.011);
  build.include(bolts, { at: [0.2, 0.26, 0] });
  build.add(stuff.chassisBlack, box(0.95, 0.04, 0.34, 0.015), { at: [-0.08, 0.02, 0] });
  build.add(body, box(0.12, 0.2, 0.2, 0.02), { at: [0.2, 0.1, 0] });
  build.add(stuff.steel, cylinder(0.025, 0.3, 'x', 20), { at: [0, 0.26, 0] });
  if (driven === 'motor') {
    const motor = stuff.satin('#3b4752');
    build.add(motor, cylinder(0.15, 0.4, 'x', 40), { at: [-0.28, 0.26, 0] });
    for (let i = 0; i < 26; i++)
      build.add(motor, plainBox(0.34, 0.025, 0.008), {
        at: [-0.28, 0.26 + Math.sin((i / 26) * tau) * 0.155, Math.cos((i / 26) * tau) * 0.155],
        turn: [-(i / 26) * tau + Math.PI / 2, 0, 0],
      });
    build.add(
      motor,
      lathe(
        [
          [0.001, -0.03],
          [0.13, -0.03],
          [0.155, 0],
          [0.155, 0.06],
        ],
        'x',
        40,
      ),
      { at: [-0.5, 0.26, 0] },
    );
    build.add(motor, box(0.16, 0.09, 0.14, 0.02), { at: [-0.28, 0.44, 0] });
    build.add(motor, box(0.26, 0.14, 0.24, 0.02), { at: [-0.28, 0.1, 0] });
  } else {
    build.add(
      stuff.castIron,
      lathe(
        [
          [0.06, -0.04],
          [0.09, -0.04],
          [0.09, 0.04],
          [0.06, 0.04],
        ],
        'x',
        24,
      ),
      { at: [-0.06, 0.26, 0] },
    );
    build.add(
      stuff.satin('#c9a100'),
      lathe(
        [
          [0.05, -0.12],
          [0.1, -0.1],
          [0.1, 0.1],
          [0.05, 0.12],
        ],
        'x',
        32,
      ),
      { at: [-0.3, 0.26, 0] },
    );
    build.add(stuff.steel, box(0.1, 0.2, 0.2, 0.02), { at: [-0.3, 0.12, 0] });
  }
  return build;
}

export function register(variant: 1 | 2): Build {
  const build = new Build();
  const shell = stuff.satin(variant === 1 ? '#23272e' : '#d8dbde');
  build.add(shell, box(0.8, 0.56, 0.22, 0.05), { at: [0, 0.4, 0], turn: [-0.16, 0, 0] });
  const face = new Build();
  face.add(stuff.brushed, box(0.72, 0.48, 0.01, 0.004), { at: [0, 0, 0.11] });
  face.add(stuff.plastic, box(0.46, 0.22, 0.012, 0.004), { at: [-0.1, 0.09, 0.116] });
  face.add(
    display(variant === 1 ? '12 480.5' : '3 206.0', '#0d2a16', '#a9d6a8'),
    plainBox(0.42, 0.17, 0.004),
    { at: [-0.1, 0.09, 0.125] },
  );
  for (let i = 0; i < 12; i++)
    face.add(
      i === 11
        ? stuff.satin('#2e9a4d')
        : i === 9
          ? stuff.satin('#c00000')
          : stuff.satin(variant === 1 ? '#e6e8ea' : '#3a3f47'),
      box(0.055, 0.05, 0.02, 0.01),
      { at: [0.2 + (i % 3) * 0.066, 0.15 - Math.floor(i / 3) * 0.08, 0.12] },
    );
  for (let i = 0; i < 4; i++)
    face.add(stuff.satin('#014B94'), box(0.09, 0.045, 0.02, 0.01), { at: [-0.27 + i * 0.115, -0.13, 0.12] });
  build.include(face, { at: [0, 0.4, 0], turn: [-0.16, 0, 0] });
  if (variant === 2) {
    build.add(shell, box(0.42, 0.3, 0.36, 0.03), { at: [0.7, 0.16, -0.05] });
    build.add(stuff.satin('#f6f6f2'), plainBox(0.26, 0.3, 0.003), {
      at: [0.7, 0.42, -0.05],
      turn: [-0.3, 0, 0],
    });
    build.add(lettering('TICKET 00412', '#222'), new THREE.PlaneGeometry(0.2, 0.05), {
      at: [0.7, 0.48, -0.06],
      turn: [-0.3, 0, 0],
    });
  }
  build
    .add(stuff.chassisBlack, box(0.5, 0.04, 0.3, 0.015), { at: [0, 0.02, 0] })
    .add(stuff.chassisBlack, box(0.16, 0.16, 0.12, 0.02), { at: [0, 0.1, -0.02] });
  build.add(
    stuff.rubber,
    pipe(
      [
        [-0.3, 0.16, -0.06],
        [-0.36, 0.05, 0],
        [-0.5, 0.02, 0.12],
        [-0.7, 0.02, 0.1],
      ],
      0.018,
    ),
  );
  return build;
}
