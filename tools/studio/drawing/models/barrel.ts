import type * as THREE from 'three';
import { Build } from './build';
import { surface, type SurfacePoint } from './geometry';

export interface BarrelShape {
  /** Centre of the barrel, metres. */
  x: number;
  y: number;
  length: number;
  width: number;
  height: number;
  /** 2 is an ellipse, 3 a rounded box: more litres below the same height. */
  exponent: number;
  /** Depth of the dished heads; half the height makes them round. */
  head: number;
  /** Metres by which the rear stands lower than the front: trailers drain to the back. */
  slope?: number;
}

/** A point of the cross-section; angle 0 is starboard (+z), a quarter turn is the top. */
function section(shape: BarrelShape, angle: number): [number, number] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const n = shape.exponent;
  const radius = Math.pow(
    Math.pow(Math.abs(c) / (shape.width / 2), n) + Math.pow(Math.abs(s) / (shape.height / 2), n),
    -1 / n,
  );
  return [s * radius, c * radius];
}

/** The barrel's skin: u is the angle, v the distance along x from the centre. Lets decals and bands lie on it. */
export function skin(shape: BarrelShape, lift = 0): SurfacePoint {
  return (u, v, out) => {
    const [y, z] = section(shape, u);
    const grow = 1 + lift / (shape.height / 2);
    out.set(shape.x + v, shape.y + y * grow + ((shape.slope ?? 0) * v) / shape.length, z * grow);
  };
}

function headSurface(shape: BarrelShape, side: 1 | -1): THREE.BufferGeometry {
  const round = shape.head > shape.height * 0.4;
  const power = round ? 2 : 3;
  const point: SurfacePoint = (u, v, out) => {
    const [y, z] = section(shape, u);
    const angle = (Math.min(v, 0.999) * Math.PI) / 2;
    const scale = Math.pow(Math.cos(angle), 2 / power);
    const depth = Math.pow(Math.sin(angle), 2 / power);
    const knuckle = round ? depth : Math.pow(Math.sin(angle), 0.8);
    const x = side * (shape.length / 2 + shape.head * knuckle);
    out.set(shape.x + x, shape.y + y * scale + ((shape.slope ?? 0) * side) / 2, z * scale);
  };
  return surface(point, { u: [0, Math.PI * 2, 72], v: [0, 1, 24] });
}

/** The bare barrel with its two heads and the weld bands between the compartments. */
export function barrel(
  shape: BarrelShape,
  shell: THREE.Material,
  heads: THREE.Material,
  band: THREE.Material | null,
  bands: readonly number[] = [],
): Build {
  const build = new Build();
  const half = shape.length / 2;
  build.add(shell, surface(skin(shape), { u: [0, Math.PI * 2, 96], v: [-half, half, 4] }));
  build.add(heads, headSurface(shape, 1)).add(heads, headSurface(shape, -1));
  if (band)
    for (const at of bands) {
      const ring = (from: number, to: number, lift: number): Build =>
        build.add(band, surface(skin(shape, lift), { u: [0, Math.PI * 2, 96], v: [from, to, 1] }));
      ring(at - 0.035, at + 0.035, 0.012);
      build.add(band, ringEdge(shape, at - 0.035)).add(band, ringEdge(shape, at + 0.035));
    }
  return build;
}

function ringEdge(shape: BarrelShape, at: number): THREE.BufferGeometry {
  const point: SurfacePoint = (u, v, out) => skin(shape, v * 0.012)(u, at, out);
  return surface(point, { u: [0, Math.PI * 2, 96], v: [-0.2, 1, 1] });
}

/** A patch of the skin for a stripe or a decal; `from` and `to` are angles, `start` and `end` distances from the centre. */
export function skinPatch(
  shape: BarrelShape,
  from: number,
  to: number,
  start: number,
  end: number,
  lift = 0.004,
): THREE.BufferGeometry {
  return surface(skin(shape, lift), { u: [from, to, 24], v: [start, end, 6] });
}

/** A decal on one flank, its texture upright to whoever stands beside it. Angles rise from the widest line upwards. */
export function flankDecal(
  shape: BarrelShape,
  side: 1 | -1,
  low: number,
  high: number,
  start: number,
  end: number,
  lift = 0.006,
): THREE.BufferGeometry {
  const geometry =
    side > 0
      ? skinPatch(shape, low, high, start, end, lift)
      : skinPatch(shape, Math.PI - high, Math.PI - low, start, end, lift);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) {
    const [s, t] = [uv.getX(i), uv.getY(i)];
    uv.setXY(i, side > 0 ? t : 1 - t, side > 0 ? s : 1 - s);
  }
  return geometry;
}
