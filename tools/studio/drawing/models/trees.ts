import * as THREE from 'three';
import { randomFrom } from '../render/random';
import { Build } from './build';
import { cylinder } from './geometry';
import * as stuff from './materials';

/** Conifers and round crowns scattered in a band round the yard; far enough to blur. */
export function trees(
  seed: number,
  from: number,
  to: number,
  count: number,
  snowy: boolean,
  arc: [number, number] = [0, Math.PI * 2],
): Build {
  const random = randomFrom(seed + 5);
  const build = new Build();
  const greens = (
    snowy ? ['#4c5a58', '#5b6866', '#3e4b49'] : ['#26351d', '#33441f', '#3f4d26', '#2b3a26']
  ).map(stuff.matt);
  const snow = stuff.matt('#dfe6ec');
  const trunk = stuff.matt('#3a3028');
  for (let i = 0; i < count; i++) {
    const angle = arc[0] + random() * (arc[1] - arc[0]);
    const radius = from + random() * (to - from);
    const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const high = 6 + random() * 7;
    const green = greens[Math.floor(random() * greens.length)] ?? trunk;
    build.add(trunk, cylinder(0.2, high * 0.3, 'y', 6), { at: [x, high * 0.15, z] });
    if (snowy || random() < 0.68) {
      const layers = 9;
      for (let k = 0; k < layers; k++) {
        const wide = high * 0.2 * (1 - k / layers) * (0.85 + random() * 0.3) + 0.12;
        const at: [number, number, number] = [x, high * (0.16 + k * 0.095), z];
        const turn: [number, number, number] = [
          (random() - 0.5) * 0.12,
          random() * 3,
          (random() - 0.5) * 0.12,
        ];
        build.add(green, ragged(wide, high * 0.16, random), { at, turn });
        if (snowy && k % 2)
          build.add(snow, ragged(wide * 0.86, high * 0.13, random), {
            at: [x, at[1] + high * 0.025, z],
            turn,
          });
      }
    } else
      for (let k = 0; k < 15; k++) {
        const way = random() * Math.PI * 2;
        const out = Math.sqrt(random()) * high * 0.24;
        const lift = high * (0.36 + random() * 0.56);
        const shrink = 1 - Math.abs(lift / high - 0.6);
        build.add(green, lumpy(high * (0.07 + random() * 0.06), random), {
          at: [x + Math.cos(way) * out * shrink, lift, z + Math.sin(way) * out * shrink],
        });
      }
  }
  return build;
}

/** A layer of drooping branches: a cone whose rim is torn. */
function ragged(radius: number, height: number, random: () => number): THREE.BufferGeometry {
  const geometry = new THREE.ConeGeometry(radius, height, 13, 1, true);
  jolt(geometry, radius * 0.35, random);
  return geometry;
}

function lumpy(radius: number, random: () => number): THREE.BufferGeometry {
  const geometry = new THREE.IcosahedronGeometry(radius, 1);
  jolt(geometry, radius * 0.5, random);
  return geometry;
}

function jolt(geometry: THREE.BufferGeometry, by: number, random: () => number): void {
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++)
    position.setXYZ(
      i,
      position.getX(i) + (random() - 0.5) * by,
      position.getY(i) + (random() - 0.5) * by,
      position.getZ(i) + (random() - 0.5) * by,
    );
}

/** Low hills on the horizon. */
export function hills(seed: number, color: string): Build {
  const random = randomFrom(seed + 9);
  const build = new Build();
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2;
    const wide = 50 + random() * 40;
    build.add(stuff.matt(color), new THREE.SphereGeometry(1, 20, 10), {
      at: [Math.cos(angle) * 190, -4, Math.sin(angle) * 190],
      size: [wide, 9 + random() * 13, wide],
    });
  }
  return build;
}
