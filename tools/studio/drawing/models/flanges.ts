import type * as THREE from 'three';
import type { Build } from './build';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

type Axis = 'x' | 'y' | 'z';

export const tau = Math.PI * 2;

/** Bolts on a circle, their axis along `axis`, at a distance along it. */
export function boltCircle(
  build: Build,
  axis: Axis,
  at: number,
  radius: number,
  count: number,
  size = 0.014,
  length = 0.03,
): void {
  const nut = cylinder(size, length, axis, 6);
  for (let i = 0; i < count; i++) {
    const [a, b] = [Math.cos((i / count) * tau) * radius, Math.sin((i / count) * tau) * radius];
    build.add(stuff.chrome, nut, { at: axis === 'x' ? [at, a, b] : axis === 'y' ? [a, at, b] : [a, b, at] });
  }
}

export function flange(
  build: Build,
  material: THREE.Material,
  axis: Axis,
  at: number,
  radius: number,
  bore: number,
): void {
  const turned = lathe(
    [
      [bore, -0.018],
      [radius - 0.004, -0.018],
      [radius, -0.012],
      [radius, 0.012],
      [radius - 0.004, 0.018],
      [bore, 0.018],
    ],
    axis,
    40,
  );
  build.add(material, turned, { at: axis === 'x' ? [at, 0, 0] : axis === 'y' ? [0, at, 0] : [0, 0, at] });
  boltCircle(build, axis, at, (radius + bore) / 2 + 0.008, 8, 0.012, 0.06);
}

export function handle(
  build: Build,
  color: string,
  at: readonly [number, number, number],
  length = 0.34,
): void {
  build.add(stuff.steel, box(0.03, 0.05, 0.05, 0.008), { at });
  build.add(stuff.paint(color), box(length, 0.022, 0.045, 0.01), {
    at: [at[0] + length / 2 - 0.03, at[1] + 0.03, at[2]],
  });
}
