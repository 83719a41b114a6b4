import { Build } from './build';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

/** A cabinet with a roll-up shutter on both sides, centred on x. */
export function cabinet(
  build: Build,
  x: number,
  y: number,
  length: number,
  height: number,
  depth: number,
  color: string | null,
): void {
  const body = color ? stuff.paint(color) : stuff.aluminium;
  build.add(body, box(length, height, depth, 0.03), { at: [x, y, 0] });
  const slats = Math.floor((height - 0.16) / 0.07);
  for (let i = 0; i < slats; i++)
    build.pair(stuff.brushed, cylinder(0.034, length - 0.16, 'x', 8), {
      at: [x, y - height / 2 + 0.1 + i * 0.07, depth / 2 - 0.014],
      size: [1, 1, 0.7],
    });
  build.pair(stuff.plastic, box(0.2, 0.03, 0.03, 0.01), { at: [x, y - height / 2 + 0.1, depth / 2 + 0.02] });
}

/** A plain tool box with a door, a handle and hinges on each side. */
export function toolBox(
  build: Build,
  x: number,
  y: number,
  length: number,
  height: number,
  z: number,
  color: string | null,
): void {
  const body = color ? stuff.paint(color) : stuff.aluminium;
  build.pair(body, box(length, height, 0.5, 0.02), { at: [x, y, z] });
  build.pair(body, box(length - 0.06, height - 0.06, 0.02, 0.01), { at: [x, y, z + 0.255] });
  build.pair(stuff.steel, box(0.1, 0.07, 0.02, 0.008), { at: [x, y + height * 0.2, z + 0.27] });
}

/** A hose reel on its axle along z, wound with hose. */
export function hoseReel(
  radius = 0.36,
  width = 0.5,
  hose: 'black' | 'red' | 'yellow' | 'green' = 'black',
): Build {
  const build = new Build();
  const disc = lathe(
    [
      [0.05, -0.012],
      [radius, -0.012],
      [radius, 0.012],
      [0.05, 0.012],
    ],
    'z',
    40,
  );
  const rim = lathe(
    [
      [radius - 0.02, -0.02],
      [radius + 0.012, -0.02],
      [radius + 0.012, 0.02],
      [radius - 0.02, 0.02],
    ],
    'z',
    40,
  );
  for (const side of [-1, 1]) {
    build.add(stuff.brushed, disc, { at: [0, 0, (side * width) / 2] });
    build.add(stuff.aluminium, rim, { at: [0, 0, (side * width) / 2] });
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2;
      build.add(stuff.plastic, cylinder(radius * 0.17, 0.006, 'z', 20), {
        at: [Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62, side * (width / 2 + 0.012)],
      });
    }
    build.add(
      stuff.steel,
      lathe(
        [
          [0.09, -0.03],
          [0.09, 0.03],
          [0.05, 0.04],
          [0.05, 0.1],
          [0.001, 0.105],
        ],
        'z',
        24,
      ),
      { at: [0, 0, (side * width) / 2], turn: [side < 0 ? Math.PI : 0, 0, 0] },
    );
  }
  const material = {
    black: stuff.rubber,
    red: stuff.satin('#9d1a16'),
    yellow: stuff.satin('#d9a400'),
    green: stuff.satin('#27663a'),
  }[hose];
  const thick = 0.026;
  const turns = Math.floor((width - 0.05) / (thick * 2.05));
  for (let layer = 0; layer < 3; layer++) {
    const r = radius * 0.62 + layer * thick * 1.8;
    const points: [number, number][] = [];
    for (let i = 0; i < turns * 6; i++) {
      const angle = (i / 6) * Math.PI * 2;
      points.push([
        r + thick * Math.sin(angle),
        -width / 2 + 0.03 + ((i + (layer % 2) * 3) / 6) * thick * 2.05,
      ]);
    }
    build.add(material, lathe(points, 'z', 30));
  }
  build.add(stuff.castIron, cylinder(radius * 0.6, width, 'z', 24));
  return build;
}
