import * as THREE from 'three';
import type { PersonLook } from './person';
import { ball, both, carve, egg, half, join, rod, within, type Field } from './sculpt';

export const eyeX = 0.0315;

export const eyeY = 0.008;

export function headField(look: PersonLook): Field {
  const w = look.face;
  const jaw = (look.woman ? 0.058 : 0.063) * w + look.broad * 0.004;
  const heavy = look.age >= 50 ? 0.004 : 0;
  const brow = look.woman ? 0.0085 : 0.0115;
  let head = join(
    0.03,
    egg([0, 0.036, -0.012], [0.0765 * w, 0.09, 0.096]),
    egg([0, -0.028, 0.016], [jaw, 0.084, 0.071]),
    ball([0, -0.099, 0.055], look.woman ? 0.02 : 0.0245),
    both((s) => ball([s * 0.042 * w, -0.02, 0.05], 0.0285 + heavy * 0.4)),
    egg([0, -0.062 - heavy, 0.018], [0.056 * w + look.broad * 0.005 + heavy, 0.042, 0.058]),
  );
  head = join(0.014, head, rod([-0.036, 0.0265, 0.0745], [0.036, 0.0265, 0.0745], brow));
  head = carve(
    0.016,
    head,
    both((s) => egg([s * eyeX, eyeY - 0.001, 0.096], [0.02, 0.0135, 0.02])),
  );
  const nose = look.woman ? 0.0112 : 0.0132;
  head = join(
    0.01,
    head,
    rod([0, 0.02, 0.08], [0, -0.021, 0.1035], 0.0075, nose * 0.85),
    ball([0, -0.0245, 0.1035], nose),
  );
  head = join(
    0.006,
    head,
    both((s) => ball([s * 0.0128, -0.0285, 0.0925], 0.0088)),
  );
  head = carve(
    0.003,
    head,
    both((s) => egg([s * 0.0068, -0.0368, 0.0985], [0.0034, 0.0028, 0.0048])),
  );
  // Lids: caps of a ball a little larger than the eye, parted by an almond.
  const openness = look.age >= 50 ? 0.0042 : 0.005;
  head = join(
    0.004,
    head,
    both((s) =>
      within(
        0.002,
        ball([s * eyeX, eyeY, 0.0735], 0.0163),
        half([s * -0.14, -1, -0.1], [s * eyeX, eyeY + openness, 0.0735]),
      ),
    ),
    both((s) =>
      within(
        0.002,
        ball([s * eyeX, eyeY, 0.0735], 0.0158),
        half([s * 0.06, 1, -0.05], [s * eyeX, eyeY - openness - 0.0004, 0.0735]),
      ),
    ),
  );
  // Mouth: two lips that rise a little towards the corners.
  const full = look.woman ? 0.0052 : 0.0042;
  const lip = (y: number, z: number, r: number, lift: number): Field =>
    join(
      0.004,
      rod([0, y, z], [0.013, y + lift * 0.25, z - 0.0035], r, r * 0.85),
      rod([0, y, z], [-0.013, y + lift * 0.25, z - 0.0035], r, r * 0.85),
      rod([0.013, y + lift * 0.25, z - 0.0035], [0.027, y + lift, z - 0.0145], r * 0.85, r * 0.35),
      rod([-0.013, y + lift * 0.25, z - 0.0035], [-0.027, y + lift, z - 0.0145], r * 0.85, r * 0.35),
    );
  head = join(0.007, head, lip(-0.0565, 0.0845, full, 0.0035), lip(-0.0672, 0.084, full * 1.18, 0.0085));
  head = carve(0.0035, head, lip(-0.0618, 0.0925, 0.0012, 0.005));
  // Ears.
  head = join(
    0.006,
    head,
    both((s) =>
      carve(
        0.006,
        egg([s * 0.0785 * w, -0.002, -0.012], [0.0085, 0.03, 0.018]),
        egg([s * 0.0875 * w, 0.001, -0.008], [0.006, 0.018, 0.0095]),
      ),
    ),
  );
  const neck = (look.woman ? 0.045 : 0.055) + look.broad * 0.008;
  return join(
    0.03,
    head,
    rod([0, -0.075, -0.022], [0, -0.26, -0.036], neck, neck * 1.14),
    both((s) => rod([s * 0.02, -0.2, -0.03], [s * 0.14, -0.255, -0.035], 0.03)),
  );
}

export function skinColor(look: PersonLook): (x: number, y: number, z: number) => THREE.Color {
  const skin = new THREE.Color(look.skin);
  const warm = skin.clone().lerp(new THREE.Color('#b8402e'), 0.3);
  const lips = skin
    .clone()
    .lerp(new THREE.Color(look.woman ? '#a3323a' : '#8d3f38'), look.woman ? 0.52 : 0.34);
  const shade = skin
    .clone()
    .lerp(new THREE.Color(look.hair.color), look.beard === 'stubble' ? 0.3 : look.woman ? 0 : 0.1);
  const dark = skin.clone().multiplyScalar(0.62);
  const brow = new THREE.Color(look.hair.style === 'scarf' ? '#2a1d16' : look.hair.color)
    .multiplyScalar(0.75)
    .lerp(skin, 0.12);
  const soft = (d: number, from: number, to: number): number =>
    THREE.MathUtils.smoothstep(d, to, from) * 0 + (1 - THREE.MathUtils.smoothstep(d, from, to));
  return (x, y, z) => {
    const color = skin.clone();
    const ax = Math.abs(x);
    color.lerp(warm, 0.55 * soft(Math.hypot(ax - 0.043, y + 0.026, z - 0.07), 0.006, 0.032));
    color.lerp(
      warm,
      0.45 * soft(Math.hypot(x, y + 0.026, z - 0.105), 0.006, 0.022) + (ax > 0.077 ? 0.35 : 0),
    );
    if (!look.woman && y < -0.035 && z > 0 && y > -0.15)
      color.lerp(shade, soft(Math.hypot(x * 0.7, y + 0.085, z - 0.05), 0.035, 0.062));
    const curve = y + 0.0622 - Math.pow(ax / 0.027, 2) * 0.0062;
    const lipHigh = (look.woman ? 0.0092 : 0.0078) * Math.sqrt(Math.max(0, 1 - Math.pow(ax / 0.028, 2)));
    if (z > 0.06) color.lerp(lips, soft(Math.abs(curve), lipHigh * 0.8, lipHigh * 1.15 + 0.0004));
    if (z > 0.06 && ax < 0.0265) color.lerp(dark, 0.8 * soft(Math.abs(curve), 0.0004, 0.0017));
    // Brows: an arch that thins outwards; lashes: a dark edge of the upper lid.
    const t = (ax - 0.014) / 0.036;
    const arch = 0.0245 + Math.sin(Math.min(Math.max(t, 0), 1) * 2.1) * (look.woman ? 0.0075 : 0.0048);
    if (z > 0.04 && t > 0 && t < 1)
      color.lerp(
        brow,
        0.92 *
          soft(
            Math.abs(y - arch),
            (look.woman ? 0.0014 : 0.0026) * (1.1 - t * 0.75),
            (look.woman ? 0.003 : 0.0046) * (1.1 - t * 0.6),
          ),
      );
    const lid = Math.hypot(ax - eyeX, y - eyeY, z - 0.0735);
    if (z > 0.07 && lid < 0.0172 && y > eyeY) color.lerp(dark, look.woman ? 0.6 : 0.3);
    return color;
  };
}

export function eyeball(color: string): THREE.BufferGeometry {
  const geometry = new THREE.SphereGeometry(0.0148, 64, 48);
  const position = geometry.getAttribute('position');
  const colors = new Float32Array(position.count * 3);
  const iris = new THREE.Color(color);
  for (let i = 0; i < position.count; i++) {
    const away = Math.hypot(position.getX(i), position.getY(i)) / 0.0148;
    const front = position.getZ(i) > 0;
    const shade =
      front && away < 0.2
        ? new THREE.Color('#060505')
        : front && away < 0.45
          ? iris.clone().multiplyScalar(0.75 + away)
          : front && away < 0.49
            ? iris.clone().multiplyScalar(0.3)
            : new THREE.Color('#e6dfd8');
    shade.toArray(colors, i * 3);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(colors, 3));
  return geometry;
}
