import * as THREE from 'three';
import type { Build } from '../models/build';
import { lightLamps } from '../models/materials';
import { groundMaterial, grounds } from '../render/ground';
import { lights, type Light } from '../render/light';
import type { Stage } from '../render/renderer';
import { newMirror } from './stage';

export interface StudioLook {
  /** Angle from which the piece is seen, degrees, and the camera's height over the table as a share of the piece. */
  around: number;
  height: number;
  backdrop?: string;
  turn?: number;
  air?: number;
}

const studioLight: Light = {
  ...lights.overcast,
  zenith: '#ffffff',
  horizon: '#ffffff',
  bounce: '#9a9a9a',
  sky: 0.75,
  sun: '#fff6ea',
  sunStrength: 2.2,
  azimuth: 40,
  height: 52,
  softness: 0.22,
  exposure: 0.86,
  haze: 0.01,
  lamps: 0,
  tint: [1, 1, 1],
};

/** Softboxes in a dim room: long clean highlights on metal, as in a catalogue of parts. */
export function softboxes(): THREE.Scene {
  const room = new THREE.Scene();
  const panel = (w: number, h: number, at: [number, number, number], strength: number): void => {
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(w, h),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color(strength, strength, strength * 0.98),
        side: THREE.DoubleSide,
      }),
    );
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  room.add(
    new THREE.Mesh(
      new THREE.BoxGeometry(24, 14, 24),
      new THREE.MeshBasicMaterial({ color: '#5d6064', side: THREE.BackSide }),
    ),
  );
  panel(9, 5, [0, 6.5, 1], 3.4);
  panel(3, 6, [8, 2.5, 5], 4.2);
  panel(3, 6, [-9, 2.5, 2], 2.2);
  panel(10, 1.2, [0, 3, -9], 1.8);
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(24, 24),
    new THREE.MeshBasicMaterial({ color: '#8d9094' }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -1.4;
  room.add(floor);
  return room;
}

/** A piece on a table that runs up into the backdrop without an edge. The piece is brought to a common size. */
export function studio(piece: Build, look: StudioLook): Stage {
  lightLamps(0.1);
  const scene = new THREE.Scene();
  const mirror = newMirror();
  const tone = look.backdrop ?? '#d3d7dc';
  const sweep: [number, number][] = [[0, 0]];
  for (let i = 0; i <= 14; i++)
    sweep.push([
      3.2 + Math.sin((i / 14) * (Math.PI / 2)) * 2.4,
      2.4 - Math.cos((i / 14) * (Math.PI / 2)) * 2.4,
    ]);
  sweep.push([5.6, 9]);
  const material = groundMaterial({ ...grounds.studio, color: tone, second: tone }, mirror);
  material.side = THREE.DoubleSide;
  const ground = new THREE.Mesh(
    new THREE.LatheGeometry(
      sweep.map(([x, y]) => new THREE.Vector2(x, y)),
      64,
    ),
    material,
  );
  ground.receiveShadow = true;
  const group = piece.group();
  group.rotation.y = look.turn ?? 0;
  const holder = new THREE.Group().add(group);
  const bounds = new THREE.Box3().setFromObject(holder);
  const size = bounds.getSize(new THREE.Vector3());
  const centre = bounds.getCenter(new THREE.Vector3());
  const scale = 1 / Math.max(Math.hypot(size.x, size.z) * (size.y < size.x * 0.5 ? 0.7 : 0.8), size.y * 1.12);
  group.position.set(-centre.x, -bounds.min.y, -centre.z);
  holder.scale.setScalar(scale);
  scene.add(ground, holder);
  const angle = (look.around * Math.PI) / 180;
  const distance = 2.9 * (look.air ?? 1);
  const middle = (size.y * scale) / 2;
  return {
    scene,
    shot: {
      from: [Math.cos(angle) * distance, middle + look.height, Math.sin(angle) * distance],
      to: [0, middle * 0.94, 0],
      fov: 27,
      aperture: 0.012,
    },
    light: { ...studioLight, azimuth: look.around - 48 },
    reach: 1.6,
    ground,
    mirror,
    environment: softboxes,
    environmentName: 'softboxes',
    environmentStrength: 0.95,
    finish: { vignette: 0.34, contrast: 1.08 },
  };
}
