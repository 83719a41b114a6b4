import * as THREE from 'three';
import { surface, type SurfacePoint } from './geometry';
import type { PersonLook } from './person';
import { ball, both, carve, egg, join, mesh, rod, swell, within, type Field } from './sculpt';

function torsoField(look: PersonLook): Field {
  const b = look.broad;
  const wide = (look.woman ? 0.142 : 0.166) + b * 0.02;
  const body = join(
    0.07,
    both((s) => rod([s * 0.045, -0.205, -0.042], [s * wide, -0.268, -0.036], 0.032, 0.056 + b * 0.01)),
    egg([0, -0.4, -0.028], [0.175 + b * 0.025, 0.19, 0.105 + b * 0.015]),
    look.woman
      ? both((s) => ball([s * 0.075, -0.42, 0.045], 0.058))
      : both((s) => egg([s * 0.075, -0.375, 0.035], [0.075, 0.06, 0.04])),
    rod([0, -0.36, -0.03], [0, -0.75, -0.03], 0.14 + b * 0.04),
  );
  return join(
    0.035,
    body,
    both((s) =>
      rod([s * (wide + 0.012), -0.285, -0.036], [s * (wide + 0.062), -0.62, -0.02], 0.057 + b * 0.008, 0.05),
    ),
  );
}

export const vertexColored = (roughness: number): THREE.MeshStandardMaterial =>
  new THREE.MeshStandardMaterial({ vertexColors: true, roughness });

export const plain = (color: string, roughness: number): THREE.MeshStandardMaterial =>
  new THREE.MeshStandardMaterial({ color, roughness });

/** Clothes: the torso swollen by the cloth's thickness, opened at the neck, with collar, lapels or vest. */
export function dress(
  look: PersonLook,
  head: Field,
  show: (geometry: THREE.BufferGeometry, material: THREE.Material) => void,
): void {
  const flat = torsoField(look);
  const torso: Field = (x, y, z) => flat(x, y - rise, z);
  const extent = { low: [-0.34, -0.6, -0.2], high: [0.34, -0.09, 0.17], cell: 0.0042 } as const;
  const folds: Field = (x, y, z) =>
    0.0024 * Math.sin(x * 26 + y * 34 + z * 20) + 0.0012 * Math.sin(x * 60 - y * 48);
  const closed = look.wear === 'shirt' || look.wear === 'polo';
  const deep = look.wear === 'blazer' ? 0.15 : closed ? 0.035 : 0.075;
  // The opening is a wedge with its point on the breastbone.
  const opening: Field = (x, y, z) =>
    z < -0.03 ? 1 : Math.abs(x) - Math.max(-0.2, (y + 0.19 + deep) * (look.wear === 'blazer' ? 0.42 : 0.62));
  const neckline = swell(head, 0.006);
  const outer = carve(0.006, swell(torso, folds), (x, y, z) =>
    Math.max(opening(x, y, z), torso(x, y, z) - 0.05),
  );
  show(
    mesh(
      carve(0.004, outer, (x, y, z) => (y > -0.17 ? neckline(x, y, z) : 1)),
      extent,
    ),
    plain(look.cloth, 0.88),
  );
  if (look.under)
    show(
      mesh(
        swell(
          within(0.004, torso, (x, _y, z) => Math.max(Math.abs(x) - 0.11, -z - 0.02)),
          -0.006,
        ),
        extent,
      ),
      plain(look.under, 0.85),
    );
  const sewn = (
    u: readonly [number, number],
    v: readonly [number, number],
    at: (u: number, v: number) => [number, number],
    color: string,
    lift: number,
  ): void => {
    const shape = surface(
      (a, b, out) => {
        const [x, y] = at(a, b);
        out.set(x, y, frontOf(torso, x, y) + lift + folds(x, y, 0.07));
      },
      { u: [u[0], u[1], 14], v: [v[0], v[1], 14] },
    );
    show(shape, sheet(color));
  };
  const darker = new THREE.Color(look.cloth).multiplyScalar(0.8).getStyle();
  const collarColor = look.wear === 'blazer' ? (look.under ?? '#f2f2ef') : look.cloth;
  for (const s of [1, -1]) show(collarFlap(s, look, deep), sheet(collarColor));
  if (look.wear === 'blazer')
    for (const s of [1, -1]) {
      // Lapel: from behind the neck to the button, widest at its notch.
      sewn(
        [0, 1],
        [0, 1],
        (u, v) => {
          const y = -0.165 - u * 0.175;
          const inner = Math.max(0.004, (y + 0.19 + deep) * 0.42);
          const wide = 0.05 * Math.sin(Math.min(1, u * 1.6 + 0.25) * 1.57) * (u > 0.62 ? (1 - u) / 0.38 : 1);
          return [s * (inner + v * wide + (1 - u) * 0.0), y + v * 0.012];
        },
        darker,
        0.007,
      );
    }
  else {
    const top = -0.19 - deep + 0.004;
    sewn([-0.013, 0.013], [top, -0.52], (x, y) => [x, y], closed ? look.cloth : darker, 0.005);
    for (let i = 0; i < 4 && look.wear !== 'vest'; i++) {
      const y = top - 0.03 - i * 0.062;
      const button = new THREE.SphereGeometry(0.0048, 14, 10);
      button.scale(1, 1, 0.5);
      button.translate(0, y, frontOf(torso, 0, y) + 0.008);
      show(button, plain(look.wear === 'coverall' ? '#b9bdc2' : '#e9e6df', 0.4));
    }
    if (look.wear !== 'vest') {
      sewn([0.058, 0.128], [-0.33, -0.42], (x, y) => [x, y], look.cloth, 0.006);
      sewn(
        [0.056, 0.13],
        [-0.32, -0.342],
        (x, y) => [x, y - Math.max(0, 0.012 - Math.abs(x - 0.093) * 0.34)],
        darker,
        0.009,
      );
      if (look.wear === 'coverall') {
        sewn([-0.128, -0.058], [-0.33, -0.42], (x, y) => [x, y], look.cloth, 0.006);
        sewn(
          [-0.13, -0.056],
          [-0.32, -0.342],
          (x, y) => [x, y - Math.max(0, 0.012 - Math.abs(x + 0.093) * 0.34)],
          darker,
          0.009,
        );
      }
    }
  }
  if (look.wear === 'vest') {
    const front: Field = (x, y, z) =>
      Math.max(Math.abs(x) - 0.155, 0.012 - Math.abs(x) + Math.max(0, y + 0.33) * 0.42, z < -0.5 ? 1 : -1);
    const vest = within(
      0.004,
      swell(torso, (x, y, z) => 0.011 + folds(x, y, z)),
      front,
    );
    const [lime, tape] = [new THREE.Color('#d8ea12'), new THREE.Color('#c9cdd1')];
    show(
      mesh(vest, extent, (x, y) =>
        (Math.abs(Math.abs(x) - 0.105) < 0.019 && y > -0.47) || Math.abs(y + 0.49) < 0.022 ? tape : lime,
      ),
      vertexColored(0.6),
    );
  }
}

/** The torso stands this much higher than it was sculpted: a shorter neck. */
const rise = 0.03;

const sheet = (color: string): THREE.MeshStandardMaterial =>
  new THREE.MeshStandardMaterial({ color, roughness: 0.87, side: THREE.DoubleSide });

/** Depth of the front of a body at a point seen from ahead. */
function frontOf(field: Field, x: number, y: number): number {
  let z = 0.2;
  for (let i = 0; i < 40; i++) {
    const d = field(x, y, z);
    if (d < 0.0004) break;
    z -= d * 0.8;
  }
  // Where there is no front to sew on, stay near the shoulders rather than fall through the body.
  return Math.max(z, -0.03);
}

/** One half of a collar: it stands round the neck and falls over into a point in front. */
function collarFlap(side: number, look: PersonLook, deep: number): THREE.BufferGeometry {
  const neck = (look.woman ? 0.06 : 0.072) + look.broad * 0.008;
  // Beneath a jacket or a vest only the edge of the collar shows.
  const narrow = look.wear === 'blazer' || look.wear === 'vest';
  const point: SurfacePoint = (u, v, out) => {
    const round = u * Math.PI * 0.93;
    const drop = Math.pow(u, 1.6) * (0.05 + Math.min(deep, 0.07) * 0.55);
    // v: 0..0.4 the stand, 0.4..1 the fall.
    const stand = Math.min(v / 0.4, 1);
    const fall = Math.max(0, (v - 0.4) / 0.6);
    const tip = Math.pow(u, 3) * (narrow ? 0.022 : 0.036) * fall;
    const radius = neck + stand * 0.008 + fall * (narrow ? 0.012 : 0.03 + 0.014 * u);
    const y = -0.132 + stand * 0.02 - fall * (0.034 + tip) - drop;
    const spread = fall * Math.pow(u, 4) * 0.012;
    out.set(
      side * (Math.sin(round) * radius + spread),
      y,
      -Math.cos(round) * radius * (0.98 + 0.24 * u) - 0.034 + fall * 0.01,
    );
  };
  return surface(point, { u: [0.001, 1, 32], v: [0, 1, 16] });
}
