import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Triple } from './build';

export type SurfacePoint = (u: number, v: number, out: THREE.Vector3) => void;

interface Range {
  u: [number, number, number];
  v: [number, number, number];
  /** Rounds the corners of a patch: the corner's radius as one part in so many of the patch's width. */
  soft?: number;
  /** Metres along the normal, so that glass and decals lie on the body without fighting it. */
  lift?: number;
}

const [du, dv, here, normal] = [0, 1, 2, 3].map(() => new THREE.Vector3()) as [
  THREE.Vector3,
  THREE.Vector3,
  THREE.Vector3,
  THREE.Vector3,
];

/** A smooth surface from a formula; normals are its derivatives, so that few facets still shade like sheet metal. */
export function surface(point: SurfacePoint, range: Range): THREE.BufferGeometry {
  const [u0, u1, nu] = range.u;
  const [v0, v1, nv] = range.v;
  const eu = (u1 - u0) / 2000;
  const ev = (v1 - v0) / 2000;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= nv; j++) {
    // Rounded patches have more rows near their ends, where the corners turn.
    const t = range.soft ? 0.5 - 0.5 * Math.cos((j / nv) * Math.PI) : j / nv;
    const corner = Math.max(0, 1 - Math.min(t, 1 - t) / 0.16);
    const inset = range.soft ? (1 - Math.sqrt(1 - corner * corner)) / range.soft : 0;
    for (let i = 0; i <= nu; i++) {
      const s = 0.5 + (i / nu - 0.5) * (1 - inset);
      const u = u0 + (u1 - u0) * s;
      const v = v0 + (v1 - v0) * t;
      const vSafe = Math.min(
        Math.max(v, Math.min(v0, v1) + Math.abs(ev) * 2),
        Math.max(v0, v1) - Math.abs(ev) * 2,
      );
      point(u - eu, vSafe, du);
      point(u + eu, vSafe, here);
      du.sub(here);
      point(u, vSafe - ev, dv);
      point(u, vSafe + ev, here);
      dv.sub(here);
      normal.crossVectors(du, dv).normalize();
      point(u, v, here);
      here.addScaledVector(normal, range.lift ?? 0);
      positions.push(here.x, here.y, here.z);
      normals.push(normal.x, normal.y, normal.z);
      uvs.push(s, t);
    }
  }
  const row = nu + 1;
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++) {
      const a = j * row + i;
      index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  return geometry;
}

/** A box whose edges catch the light: nothing made of steel has a perfectly sharp edge. */
export function box(x: number, y: number, z: number, edge = 0.02): THREE.BufferGeometry {
  const radius = Math.min(edge, x / 2.05, y / 2.05, z / 2.05);
  return new RoundedBoxGeometry(x, y, z, 1, radius);
}

export const plainBox = (x: number, y: number, z: number): THREE.BufferGeometry =>
  new THREE.BoxGeometry(x, y, z);

/** A cylinder along an axis; `top` makes it a cone. */
export function cylinder(
  radius: number,
  length: number,
  axis: 'x' | 'y' | 'z' = 'y',
  sides = 24,
  top = radius,
): THREE.BufferGeometry {
  const geometry = new THREE.CylinderGeometry(top, radius, length, sides, 1);
  if (axis === 'x') geometry.rotateZ(-Math.PI / 2);
  if (axis === 'z') geometry.rotateX(Math.PI / 2);
  return geometry;
}

/** A turned part: [radius, height] pairs from one end to the other, about an axis. */
export function lathe(
  profile: readonly (readonly [number, number])[],
  axis: 'x' | 'y' | 'z' = 'y',
  sides = 32,
): THREE.BufferGeometry {
  const points = profile.flatMap(([r, h], i) => {
    const point = new THREE.Vector2(r, h);
    // Each corner twice: a lathe would otherwise smooth a machined edge into a blob.
    return i === 0 || i === profile.length - 1 ? [point] : [point, point.clone()];
  });
  const parts: THREE.BufferGeometry = new THREE.LatheGeometry(points, sides);
  sharpen(parts, points, sides);
  dropSeams(parts, points.length);
  if (axis === 'x') parts.rotateZ(-Math.PI / 2);
  if (axis === 'z') parts.rotateX(Math.PI / 2);
  return parts;
}

/** Gives each segment of a lathe its own normal (flat along the profile, smooth around it). */
function sharpen(geometry: THREE.BufferGeometry, points: THREE.Vector2[], sides: number): void {
  const normals = geometry.getAttribute('normal');
  const count = points.length;
  for (let i = 0; i <= sides; i++) {
    const angle = (i / sides) * Math.PI * 2;
    for (let j = 0; j < count; j++) {
      const first = j % 2 === 0 ? j : j - 1;
      const a = points[first];
      const b = points[Math.min(first + 1, count - 1)];
      if (!a || !b) continue;
      const along = b.clone().sub(a);
      const length = along.length() || 1;
      const nr = along.y / length;
      const ny = -along.x / length;
      normals.setXYZ(i * count + j, Math.sin(angle) * nr, ny, Math.cos(angle) * nr);
    }
  }
}

/** The doubled corners leave empty strips between the segments: they cost as much to draw as full ones. */
function dropSeams(geometry: THREE.BufferGeometry, count: number): void {
  const index = geometry.index;
  if (!index) return;
  const kept: number[] = [];
  for (let i = 0; i < index.count; i += 3) {
    const corners = [index.getX(i), index.getX(i + 1), index.getX(i + 2)];
    const segments = corners.map((corner) => corner % count);
    const low = Math.min(...segments);
    if (low % 2 === 0) kept.push(...corners);
  }
  geometry.setIndex(kept);
}

/** A bent pipe or hose through the given points. */
export function pipe(
  points: readonly Triple[],
  radius: number,
  smooth = true,
  sides = 12,
): THREE.BufferGeometry {
  const vectors = points.map((p) => new THREE.Vector3(...p));
  let curve: THREE.Curve<THREE.Vector3>;
  if (smooth) curve = new THREE.CatmullRomCurve3(vectors, false, 'centripetal');
  else {
    const path = new THREE.CurvePath<THREE.Vector3>();
    vectors.forEach((p, i) => {
      const before = vectors[i - 1];
      if (before) path.add(new THREE.LineCurve3(before, p));
    });
    curve = path;
  }
  return new THREE.TubeGeometry(
    curve,
    smooth ? Math.max(16, points.length * 8) : Math.max(4, points.length * 6),
    radius,
    sides,
  );
}

/** A point on a rounded rectangle: u runs 0..4, one unit for each side, from +a by +b, -a and -b. */
export function roundedRectangle(u: number, halfA: number, halfB: number, radius: number): [number, number] {
  const turn = ((u % 4) + 4) % 4;
  const side = Math.floor(turn);
  const t = turn - side;
  const corner = 0.14;
  const along = side % 2 === 0 ? halfB : halfA;
  const across = side % 2 === 0 ? halfA : halfB;
  const r = Math.min(radius, along * 0.98, across * 0.98);
  let p = across;
  let q: number;
  if (t < corner || t > 1 - corner) {
    const angle =
      t < corner ? -(Math.PI / 4) * (1 - t / corner) : (Math.PI / 4) * ((t - 1 + corner) / corner);
    p = across - r + r * Math.cos(angle);
    q = (along - r) * Math.sign(t - 0.5) + r * Math.sin(angle);
  } else q = (along - r) * (((t - corner) / (1 - 2 * corner)) * 2 - 1);
  if (side === 0) return [p, q];
  if (side === 1) return [-q, p];
  if (side === 2) return [-p, -q];
  return [q, -p];
}

/** Smooth interpolation between rows of numbers keyed by their first column. */
export function keyframes(rows: readonly (readonly number[])[]): (at: number) => number[] {
  return (at) => {
    let i = 0;
    while (i < rows.length - 2 && (rows[i + 1]?.[0] ?? Infinity) < at) i++;
    const row = (k: number): readonly number[] => rows[Math.min(Math.max(k, 0), rows.length - 1)] ?? [];
    const [p0, p1, p2, p3] = [row(i - 1), row(i), row(i + 1), row(i + 2)];
    const from = p1[0] ?? 0;
    const to = p2[0] ?? 1;
    const t = Math.min(Math.max((at - from) / (to - from || 1), 0), 1);
    return p1.map((value, k) => {
      const next = p2[k] ?? value;
      const span = to - from || 1;
      const slopeIn = ((next - (p0[k] ?? value)) / ((p2[0] ?? 0) - (p0[0] ?? 0) || 1)) * span;
      const slopeOut = (((p3[k] ?? next) - value) / ((p3[0] ?? 0) - (p1[0] ?? 0) || 1)) * span;
      const t2 = t * t;
      const t3 = t2 * t;
      return (
        (2 * t3 - 3 * t2 + 1) * value +
        (t3 - 2 * t2 + t) * slopeIn +
        (3 * t2 - 2 * t3) * next +
        (t3 - t2) * slopeOut
      );
    });
  };
}
