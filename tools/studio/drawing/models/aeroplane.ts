import * as THREE from 'three';
import { Build } from './build';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

/** A twin-jet on its gear, nose towards +x: enough of an aeroplane to stand out of focus behind a refueller. */
export function aeroplane(stripe: string): Build {
  const build = new Build();
  const white = stuff.paint('#f3f4f5');
  build.add(
    white,
    lathe(
      [
        [0.02, -15],
        [0.6, -13],
        [1.3, -9.5],
        [1.85, -5],
        [1.9, 0],
        [1.9, 9],
        [1.8, 11],
        [1.5, 12.8],
        [1, 14],
        [0.4, 14.8],
        [0.02, 15],
      ],
      'x',
      32,
    ),
    { at: [0, 3.6, 0] },
  );
  build.add(stuff.paint(stripe), cylinder(1.905, 17, 'x', 32), { at: [1.5, 3.42, 0], size: [1, 0.16, 1.0] });
  build.pair(white, plateWing(), { at: [0, 2.9, 1.2] });
  build.pair(white, plateWing(), { at: [-12.6, 4.4, 0.4], size: [0.4, 0.6, 0.36] });
  build.add(stuff.paint(stripe), plateWing(), {
    at: [-11.4, 5.0, 0],
    turn: [-Math.PI / 2, 0, 0],
    size: [0.62, 0.6, 0.34],
  });
  build.pair(
    white,
    lathe(
      [
        [0.6, -1.8],
        [0.95, -0.6],
        [1.02, 0.8],
        [0.9, 1.5],
        [0.7, 1.5],
      ],
      'x',
      24,
    ),
    { at: [1.6, 1.9, 5] },
  );
  build.pair(stuff.matt('#15171a'), cylinder(0.72, 0.1, 'x', 24), { at: [3.0, 1.9, 5] });
  for (let i = 0; i < 26; i++)
    build.pair(stuff.glass, box(0.26, 0.36, 0.06, 0.05), { at: [-7 + i * 0.66, 4.0, 1.84] });
  build.pair(stuff.glass, box(0.7, 0.4, 0.3, 0.08), { at: [12.9, 4.25, 0.7], turn: [0, 0.7, -0.2] });
  for (const [x, z] of [
    [11, 0],
    [-1, 2.4],
    [-1, -2.4],
  ] as const) {
    build.add(stuff.brushed, cylinder(0.12, 1.8, 'y', 10), { at: [x, 1.4, z] });
    build.add(stuff.rubber, cylinder(0.5, 0.7, 'z', 20), { at: [x, 0.5, z] });
  }
  return build;
}

function plateWing(): THREE.BufferGeometry {
  const shape = new THREE.Shape([
    new THREE.Vector2(3, 0),
    new THREE.Vector2(-3.6, 13.5),
    new THREE.Vector2(-5.2, 13.5),
    new THREE.Vector2(-2.6, 0),
  ]);
  const wing = new THREE.ExtrudeGeometry(shape, {
    depth: 0.16,
    bevelEnabled: true,
    bevelSize: 0.1,
    bevelThickness: 0.08,
    bevelSegments: 2,
  });
  wing.rotateX(Math.PI / 2);
  wing.rotateX(-0.06);
  return wing;
}
