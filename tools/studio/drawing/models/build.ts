import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export type Triple = readonly [number, number, number];

export interface Placement {
  at?: Triple;
  /** Rotation in radians about x, y and z. */
  turn?: Triple;
  size?: number | Triple;
}

export function matrixOf({ at = [0, 0, 0], turn = [0, 0, 0], size = 1 }: Placement): THREE.Matrix4 {
  const scale: Triple = typeof size === 'number' ? [size, size, size] : size;
  return new THREE.Matrix4().compose(
    new THREE.Vector3(...at),
    new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn)),
    new THREE.Vector3(...scale),
  );
}

/**
 * Collects shapes by material and welds them at the end: a truck of two thousand shapes becomes a dozen meshes,
 * which a software renderer that draws it four times for each pass is grateful for.
 */
export class Build {
  private readonly shapes = new Map<THREE.Material, THREE.BufferGeometry[]>();

  add(material: THREE.Material, shape: THREE.BufferGeometry, placement: Placement = {}): this {
    const geometry = shape.clone();
    const count = geometry.getAttribute('position').count;
    if (!geometry.index) geometry.setIndex([...Array(count).keys()]);
    for (const name of Object.keys(geometry.attributes))
      if (!['position', 'normal', 'uv'].includes(name)) geometry.deleteAttribute(name);
    if (!geometry.hasAttribute('uv'))
      geometry.setAttribute('uv', new THREE.BufferAttribute(new Float32Array(count * 2), 2));
    geometry.clearGroups();
    this.place(geometry, matrixOf(placement));
    const list = this.shapes.get(material) ?? [];
    list.push(geometry);
    this.shapes.set(material, list);
    return this;
  }

  /** The same shape on both sides of the truck. */
  pair(material: THREE.Material, shape: THREE.BufferGeometry, placement: Placement = {}): this {
    const [x, y, z] = placement.at ?? [0, 0, 0];
    const [rx, ry, rz] = placement.turn ?? [0, 0, 0];
    this.add(material, shape, placement);
    const mirrored = shape.clone();
    this.place(mirrored, matrixOf({ size: [1, 1, -1] }));
    return this.add(material, mirrored, { ...placement, at: [x, y, -z], turn: [-rx, -ry, rz] });
  }

  /** Everything of another build, placed as one. */
  include(other: Build, placement: Placement = {}): this {
    for (const [material, list] of other.shapes)
      for (const shape of list) this.add(material, shape, placement);
    return this;
  }

  group(): THREE.Group {
    const group = new THREE.Group();
    for (const [material, list] of this.shapes) {
      const merged = mergeGeometries(list);
      const mesh = new THREE.Mesh(merged, material);
      mesh.castShadow = mesh.receiveShadow = true;
      group.add(mesh);
    }
    return group;
  }

  private place(geometry: THREE.BufferGeometry, matrix: THREE.Matrix4): void {
    geometry.applyMatrix4(matrix);
    if (matrix.determinant() >= 0 || !geometry.index) return;
    // A mirrored shape is inside out until its triangles run the other way round.
    const index = geometry.index;
    for (let i = 0; i < index.count; i += 3) {
      const first = index.getX(i);
      index.setX(i, index.getX(i + 2));
      index.setX(i + 2, first);
    }
  }
}
