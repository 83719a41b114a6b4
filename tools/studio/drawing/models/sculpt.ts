import * as THREE from 'three';

/** Distance to a surface in metres: negative inside. Soft shapes (faces, hair, cloth) are sculpted from these. */
export type Field = (x: number, y: number, z: number) => number;
export type Point = readonly [number, number, number];

export const ball =
  ([cx, cy, cz]: Point, r: number): Field =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - r;

export const egg =
  ([cx, cy, cz]: Point, [rx, ry, rz]: Point): Field =>
  (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const k0 = Math.hypot(px / rx, py / ry, pz / rz);
    const k1 = Math.hypot(px / (rx * rx), py / (ry * ry), pz / (rz * rz));
    return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };

/** A rod between two points, with its own radius at each end. */
export const rod = (a: Point, b: Point, ra: number, rb = ra): Field => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length = dx * dx + dy * dy + dz * dz || 1;
  return (x, y, z) => {
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / length));
    return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - (ra + (rb - ra) * t);
  };
};

/** The half-space below a plane given by its outward normal and a point on it. */
export const half = ([nx, ny, nz]: Point, [px, py, pz]: Point): Field => {
  const l = Math.hypot(nx, ny, nz);
  return (x, y, z) => ((x - px) * nx + (y - py) * ny + (z - pz) * nz) / l;
};

export const both = (field: (side: 1 | -1) => Field): Field => {
  const [right, left] = [field(1), field(-1)];
  return (x, y, z) => (x >= 0 ? right(x, y, z) : left(x, y, z));
};

const blend = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

export const join =
  (k: number, ...fields: Field[]): Field =>
  (x, y, z) => {
    let d = Infinity;
    for (const field of fields) d = d === Infinity ? field(x, y, z) : blend(d, field(x, y, z), k);
    return d;
  };
export const carve =
  (k: number, from: Field, by: Field): Field =>
  (x, y, z) =>
    -blend(-from(x, y, z), by(x, y, z), k);
export const within =
  (k: number, a: Field, b: Field): Field =>
  (x, y, z) =>
    -blend(-a(x, y, z), -b(x, y, z), k);
export const swell =
  (field: Field, by: number | Field): Field =>
  (x, y, z) =>
    field(x, y, z) - (typeof by === 'number' ? by : by(x, y, z));

export interface Extent {
  low: Point;
  high: Point;
  cell: number;
}

/** Turns a field into a smooth mesh by naive surface nets, normals taken from the field itself. */
export function mesh(
  field: Field,
  { low, high, cell }: Extent,
  colorAt?: (x: number, y: number, z: number) => THREE.Color,
): THREE.BufferGeometry {
  const [nx, ny, nz] = [0, 1, 2].map((i) => Math.ceil(((high[i] ?? 0) - (low[i] ?? 0)) / cell) + 1) as [
    number,
    number,
    number,
  ];
  const values = sampled(field, low, cell, nx, ny, nz);
  const at = (i: number, j: number, k: number): number => values[(k * ny + j) * nx + i] ?? 1;
  const vertex = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let [sx, sy, sz, count] = [0, 0, 0, 0];
        const cross = (i0: number, j0: number, k0: number, i1: number, j1: number, k1: number): void => {
          const [a, b] = [at(i + i0, j + j0, k + k0), at(i + i1, j + j1, k + k1)];
          if (a < 0 === b < 0) return;
          const t = a / (a - b);
          sx += i0 + (i1 - i0) * t;
          sy += j0 + (j1 - j0) * t;
          sz += k0 + (k1 - k0) * t;
          count++;
        };
        const first = at(i, j, k) < 0;
        let mixed = false;
        for (let c = 1; c < 8 && !mixed; c++)
          mixed = at(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2)) < 0 !== first;
        if (!mixed) continue;
        for (let a = 0; a < 2; a++)
          for (let b = 0; b < 2; b++) {
            cross(0, a, b, 1, a, b);
            cross(a, 0, b, a, 1, b);
            cross(a, b, 0, a, b, 1);
          }
        vertex[(k * ny + j) * nx + i] = positions.length / 3;
        positions.push(
          low[0] + (i + sx / count) * cell,
          low[1] + (j + sy / count) * cell,
          low[2] + (k + sz / count) * cell,
        );
      }
  const index: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (Math.min(a, b, c, d) < 0) return;
    if (flip) index.push(a, c, b, a, d, c);
    else index.push(a, b, c, a, c, d);
  };
  const v = (i: number, j: number, k: number): number => vertex[(k * ny + j) * nx + i] ?? -1;
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = at(i, j, k) < 0;
        if (here !== at(i + 1, j, k) < 0)
          quad(v(i, j - 1, k - 1), v(i, j, k - 1), v(i, j, k), v(i, j - 1, k), !here);
        if (here !== at(i, j + 1, k) < 0)
          quad(v(i - 1, j, k - 1), v(i - 1, j, k), v(i, j, k), v(i, j, k - 1), !here);
        if (here !== at(i, j, k + 1) < 0)
          quad(v(i - 1, j - 1, k), v(i, j - 1, k), v(i, j, k), v(i - 1, j, k), !here);
      }
  const normals = new Float32Array(positions.length);
  const colors = colorAt ? new Float32Array(positions.length) : undefined;
  const e = cell * 0.6;
  for (let n = 0; n < positions.length; n += 3) {
    const [x, y, z] = [positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0];
    const g = new THREE.Vector3(
      field(x + e, y, z) - field(x - e, y, z),
      field(x, y + e, z) - field(x, y - e, z),
      field(x, y, z + e) - field(x, y, z - e),
    ).normalize();
    g.toArray(normals, n);
    if (colors && colorAt) colorAt(x, y, z).toArray(colors, n);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
  if (colors) geometry.setAttribute('color', new THREE.BufferAttribute(colors, 3));
  geometry.setIndex(index);
  return geometry;
}

/** Samples the field on a grid; blocks that lie far from the surface are filled with one sample. */
function sampled(field: Field, low: Point, cell: number, nx: number, ny: number, nz: number): Float32Array {
  const values = new Float32Array(nx * ny * nz);
  const block = 6;
  const reach = block * cell * 1.6;
  for (let k0 = 0; k0 < nz; k0 += block)
    for (let j0 = 0; j0 < ny; j0 += block)
      for (let i0 = 0; i0 < nx; i0 += block) {
        const middle = field(
          low[0] + (i0 + block / 2) * cell,
          low[1] + (j0 + block / 2) * cell,
          low[2] + (k0 + block / 2) * cell,
        );
        for (let k = k0; k < Math.min(k0 + block, nz); k++)
          for (let j = j0; j < Math.min(j0 + block, ny); j++)
            for (let i = i0; i < Math.min(i0 + block, nx); i++)
              values[(k * ny + j) * nx + i] =
                Math.abs(middle) > reach
                  ? middle
                  : field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);
      }
  return values;
}
