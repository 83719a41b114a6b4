import * as THREE from 'three';
import { Build } from './build';
import { lettering, letteringWidth } from './decals';
import { box, cylinder, plainBox } from './geometry';
import * as stuff from './materials';

export interface BuildingLook {
  brand: string;
  wall: string;
  band: string;
  accent: string;
  doors: number;
  lit: boolean;
}

function sectionalDoor(
  build: Build,
  x: number,
  z: number,
  width: number,
  height: number,
  lit: boolean,
  color = '#e4e6e8',
): void {
  build.add(stuff.matt('#2b2d30'), plainBox(width + 0.3, height + 0.2, 0.1), {
    at: [x, (height + 0.2) / 2, z],
  });
  const rows = Math.round(height / 0.6);
  for (let i = 0; i < rows; i++) {
    const y = (i + 0.5) * (height / rows);
    build.add(stuff.satin(color), box(width, height / rows - 0.03, 0.08, 0.02), { at: [x, y, z + 0.05] });
    if (i === 3 || i === 4)
      for (let k = 0; k < 4; k++)
        build.add(
          lit ? stuff.glow('#ffd9a0', 1.6) : stuff.glass,
          plainBox(width / 4 - 0.3, height / rows - 0.2, 0.02),
          { at: [x + (k - 1.5) * (width / 4), y, z + 0.1] },
        );
  }
  for (const side of [-1, 1])
    build.add(stuff.paint('#f0b400'), cylinder(0.1, 1.1, 'y', 14), {
      at: [x + side * (width / 2 + 0.35), 0.55, z + 0.5],
    });
}

/** The firm's hall: cladding, sectional doors, an office end in glass and a sign. Front face at z = 0, centred on x = 0. */
export function companyBuilding(look: BuildingLook): Build {
  const build = new Build();
  const wide = look.doors * 6 + 4;
  const high = 8.6;
  const wall = stuff.satin(look.wall);
  build.add(wall, plainBox(wide, high, 16), { at: [0, high / 2, -8] });
  for (let x = -wide / 2 + 0.2; x < wide / 2; x += 0.4)
    build.add(wall, plainBox(0.14, high - 0.1, 0.06), { at: [x, high / 2, 0.02] });
  build.add(stuff.paint(look.band), box(wide + 0.3, 1.5, 0.3, 0.04), { at: [0, 7.3, 0.1] });
  build.add(stuff.paint(look.accent), box(wide + 0.34, 0.16, 0.34, 0.02), { at: [0, 6.44, 0.1] });
  build.add(stuff.brushed, box(wide + 0.4, 0.2, 16.4, 0.03), { at: [0, high + 0.08, -8] });
  build.add(stuff.matt('#4c4e52'), plainBox(wide + 0.1, 0.9, 0.08), { at: [0, 0.45, 0.06] });
  for (let i = 0; i < look.doors; i++) {
    const x = -wide / 2 + 5 + i * 6;
    sectionalDoor(build, x, 0.05, 4.4, 5, look.lit);
    build.add(stuff.plastic, box(0.5, 0.16, 0.4, 0.04), { at: [x, 5.75, 0.3] });
    build.add(stuff.glow('#fff0d0', look.lit ? 14 : 0.8), plainBox(0.4, 0.03, 0.3), { at: [x, 5.66, 0.34] });
  }
  // Office end: two floors of glass in dark frames.
  const office = wide / 2 + 5.5;
  build.add(stuff.satin('#2d3136'), plainBox(11, 7.4, 13), { at: [office, 3.7, -5.5] });
  for (const [floor, top] of [
    [0.5, 3.2],
    [4.0, 6.6],
  ] as const)
    for (let k = 0; k < 6; k++)
      build.add(
        look.lit && (k + floor) % 2 < 1.4 ? stuff.glow('#ffdcae', 1.1) : stuff.glass,
        plainBox(1.62, top - floor, 0.04),
        { at: [office - 4.5 + k * 1.8, (floor + top) / 2, 1.02] },
      );
  build.add(stuff.paint(look.band), box(11.3, 0.5, 13.4, 0.04), { at: [office, 7.5, -5.4] });
  build.add(stuff.brushed, box(3.4, 0.14, 1.8, 0.03), { at: [office - 2.6, 3.5, 1.9] });
  const letters = 1.15;
  const width = letteringWidth(look.brand, letters) * 1.2;
  build.add(lettering(look.brand, '#ffffff'), new THREE.PlaneGeometry(width, letters * 1.15), {
    at: [-wide / 2 + width / 2 + 1.2, 7.32, 0.27],
  });
  return build;
}

/** A loading rack: canopy, posts, arms. Trucks stand beneath it along x. */
export function loadingRack(color: string): Build {
  const build = new Build();
  // Posts on the far side only: a cantilever leaves the truck in view.
  for (const x of [-7, 0, 7])
    for (const z of [-3.4]) build.add(stuff.satin('#d7d9db'), box(0.36, 6, 0.36, 0.04), { at: [x, 3, z] });
  build.add(stuff.paint(color), box(17, 0.9, 9, 0.06), { at: [0, 6.4, 0] });
  build.add(stuff.satin('#f0f0ee'), plainBox(16.6, 0.05, 8.6), { at: [0, 5.94, 0] });
  for (const x of [-4, 0, 4])
    build.add(stuff.glow('#fff6e6', 5), plainBox(1.6, 0.05, 0.5), { at: [x, 5.9, 0] });
  for (let i = 0; i < 4; i++) {
    const x = -3 + i * 0.8;
    build.add(stuff.paint('#c9ccd0'), cylinder(0.07, 3.2, 'y', 12), { at: [x, 1.6, -2.9] });
    build.add(stuff.paint('#c9ccd0'), cylinder(0.06, 1.6, 'z', 12), { at: [x, 2.6, -2.2] });
    build.add(stuff.rubber, cylinder(0.06, 1.5, 'y', 12), { at: [x, 1.8, -1.5] });
  }
  return build;
}

/** A clapboard house for deliveries. */
export function house(wall: string, roof: string): Build {
  const build = new Build();
  build.add(stuff.satin(wall), plainBox(11, 4.4, 8), { at: [0, 2.2, 0] });
  const gable = new THREE.Shape([
    new THREE.Vector2(-4.6, 0),
    new THREE.Vector2(4.6, 0),
    new THREE.Vector2(0, 3.6),
  ]);
  const prism = new THREE.ExtrudeGeometry(gable, { depth: 11.8, bevelEnabled: false });
  build.add(stuff.matt(roof), prism, { at: [-5.9, 4.3, 0], turn: [0, Math.PI / 2, 0] });
  for (let y = 0.3; y < 4.3; y += 0.3)
    build.add(stuff.satin(wall), plainBox(11.06, 0.03, 8.06), { at: [0, y, 0] });
  for (const x of [-3.6, 0, 3.6]) {
    build.add(stuff.satin('#ffffff'), plainBox(1.5, 1.7, 0.12), { at: [x, 2.4, 4.02] });
    build.add(stuff.glow('#ffcf8a', 0.8), plainBox(1.24, 1.42, 0.14), { at: [x, 2.4, 4.03] });
  }
  build.add(stuff.matt('#7a4438'), box(0.9, 2.6, 0.9, 0.03), { at: [3, 7.4, -1] });
  return build;
}
