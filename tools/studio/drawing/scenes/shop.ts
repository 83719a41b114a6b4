import * as THREE from 'three';
import type { BarrelShape } from '../models/barrel';
import { Build } from '../models/build';
import { hoseReel } from '../models/cabinet';
import { meter } from '../models/meter';
import { box, cylinder } from '../models/geometry';
import * as stuff from '../models/materials';
import { lightLamps } from '../models/materials';
import { propaneCylinder } from '../models/cylinderRack';
import { truck, type TruckLook } from '../models/truck';
import { tank, type TankLook } from '../models/tank';
import * as shop from '../models/workshop';
import { drum, pallet, platform, shelves, stand, toolCabinet, workbench } from '../models/workshopTools';
import type { Triple } from '../models/build';
import { lights, type Light } from '../render/light';
import type { Shot, Stage } from '../render/renderer';
import { groundPlane, newMirror } from './stage';
import { placed } from './yard';

export interface ShopLook {
  shot: Shot;
  color: string;
  accent: string;
  brand: string;
  trucks?: { look: TruckLook; at?: [number, number]; turn?: number }[];
  /** A tank in the slings of the crane, or on stands when `hook` is missing. */
  hung?: { look: TankLook; shape: BarrelShape; hook?: number; at?: [number, number] };
  weld?: Triple;
  platformAt?: [number, number, number];
  extras?: { what: keyof typeof extras; at: Triple; turn?: number }[];
  /** Whether the work stands in the paint booth. */
  booth?: boolean;
}

const hallLight: Light = {
  ...lights.overcast,
  zenith: '#fff8ee',
  horizon: '#fffaf2',
  bounce: '#77787a',
  sky: 0.92,
  sun: '#eef4ff',
  sunStrength: 1.5,
  azimuth: 70,
  height: 48,
  softness: 0.28,
  exposure: 1.18,
  haze: 0.4,
  lamps: 0.06,
  tint: [1.01, 1, 0.99],
};

/** What shining metal sees in the hall: rows of lamps above, bright doors, dark lower walls. */
function lamps(): THREE.Scene {
  const room = new THREE.Scene();
  const flat = (color: string, strength: number): THREE.MeshBasicMaterial =>
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(color).multiplyScalar(strength),
      side: THREE.DoubleSide,
    });
  room.add(new THREE.Mesh(new THREE.BoxGeometry(42, 16, 30), flat('#84888d', 0.8)));
  for (let x = -15; x <= 15; x += 6)
    for (let z = -10; z <= 10; z += 5) {
      const lamp = new THREE.Mesh(new THREE.PlaneGeometry(0.9, 3), flat('#fff6e6', 9));
      lamp.rotation.x = Math.PI / 2;
      lamp.position.set(x, 6.4, z);
      room.add(lamp);
    }
  for (const [x, z] of [
    [-13.5, -14.5],
    [1.5, -14.5],
    [14.5, -14.5],
    [-10, 14.5],
    [8, 14.5],
  ] as const) {
    const door = new THREE.Mesh(new THREE.PlaneGeometry(4.6, 4), flat('#e2efff', 2.6));
    door.position.set(x, 1.5, z);
    room.add(door);
  }
  const dark = new THREE.Mesh(new THREE.BoxGeometry(41, 2.4, 29), flat('#3d4147', 1));
  dark.position.y = -0.8;
  room.add(dark);
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(41, 29), flat('#8f9092', 0.9));
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = 0.42 - 2;
  room.add(floor);
  return room;
}

function props(scene: THREE.Scene, look: ShopLook, seed: number): void {
  scene.add(
    placed(workbench(), -8.4, -8.6),
    placed(toolCabinet('#b3121d'), -5.9, -8.6),
    placed(toolCabinet(look.color), -4.6, -8.6),
  );
  scene.add(placed(shelves(seed), 6.6, -9), placed(shelves(seed + 1), 10.2, -9));
  for (const [x, z, color] of [
    [18, -7, '#2f5d8c'],
    [18.7, -7.3, '#2f5d8c'],
    [18.3, -6.4, '#c9a100'],
    [-17.5, -7.6, '#454a50'],
    [-16.8, -7.9, '#b3121d'],
  ] as const)
    scene.add(placed(drum(color), x, z));
  scene.add(
    placed(pallet(stuff.matt('#b5905e')), 5.6, -6.6, 0.2),
    placed(pallet(stuff.satin('#d8dcdf')), -10.6, -6.8, -0.1),
    placed(pallet(null), 12.5, -6.2, 0.5),
  );
  const line = (x: number, z: number, sx: number, sz: number): void => {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(sx, sz), stuff.satin('#d8ac12'));
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(x, 0.008, z);
    mesh.receiveShadow = true;
    scene.add(mesh);
  };
  line(0, -5.4, 44, 0.12);
  line(0, 3.4, 44, 0.12);
}

const barrier = (): Build => {
  const build = new Build();
  for (const x of [-0.9, 0.9])
    build
      .add(stuff.satin('#e8520f'), box(0.08, 1, 0.08, 0.02), { at: [x, 0.5, 0] })
      .add(stuff.rubber, box(0.3, 0.06, 0.5, 0.02), { at: [x, 0.03, 0] });
  for (let i = 0; i < 8; i++)
    build.add(stuff.satin(i % 2 ? '#f4f4f0' : '#d2222a'), box(0.24, 0.18, 0.04, 0.01), {
      at: [-0.84 + i * 0.24, 0.86, 0],
    });
  return build;
};

/** Work in the hall: trucks, and a tank in the slings or on stands. */
export function workshop(look: ShopLook, seed: number): Stage {
  lightLamps(hallLight.lamps);
  const scene = new THREE.Scene();
  const mirror = newMirror();
  const ground = groundPlane('concrete', mirror, 60);
  const room = shop.hall(look.color, look.accent, look.brand).group();
  room.traverse((thing) => (thing.castShadow = false));
  scene.add(ground, room);
  props(scene, look, seed);
  for (const each of look.trucks ?? [])
    scene.add(placed(truck(each.look).group, ...(each.at ?? [0, 0]), each.turn ?? 0));
  if (look.hung) {
    const { shape, hook, at = [0, 0] } = look.hung;
    const build = tank(shape, look.hung.look);
    if (hook === undefined)
      for (const x of [-0.32, 0.32]) {
        const under = shape.y - shape.height / 2;
        for (const z of [-0.7, 0.7])
          build.include(stand(under + 0.12), { at: [shape.x + x * shape.length, 0, z] });
        build.add(stuff.paint('#f2b705'), box(0.2, 0.14, 1.9, 0.02), {
          at: [shape.x + x * shape.length, under + 0.04, 0],
        });
      }
    else {
      build.include(
        shop.slings(shape.y, shape.x, shape.length * 0.55, shape.height / 2, shape.width / 2, hook),
      );
      const girder = shop.crane(shape.x, [0], hook).group();
      girder.traverse((thing) => (thing.castShadow = false));
      scene.add(placed(girder, at[0], at[1]));
    }
    scene.add(placed(build, at[0], at[1]));
  }
  if (look.platformAt)
    scene.add(placed(platform(look.platformAt[2]), look.platformAt[0], look.platformAt[1]));
  for (const { what, at, turn = 0 } of look.extras ?? []) {
    scene.add(placed(extras[what](), at[0], at[2], turn, at[1]));
  }
  if (look.booth) {
    const booth = shop.paintBooth().group();
    booth.traverse((thing) => (thing.castShadow = false));
    scene.add(booth);
  }
  if (look.weld) {
    scene.add(placed(shop.torch(), look.weld[0], look.weld[2], 0, look.weld[1]));
    const group = placed(shop.sparks(seed), look.weld[0], look.weld[2], 0, look.weld[1]);
    group.traverse((thing) => (thing.castShadow = false));
    const arc = new THREE.PointLight('#9fc8ff', 26, 9, 2);
    arc.position.set(look.weld[0], look.weld[1] + 0.05, look.weld[2] + 0.12);
    const warm = new THREE.PointLight('#ffb060', 6, 5, 2);
    warm.position.copy(arc.position).add(new THREE.Vector3(0.1, -0.2, 0.2));
    scene.add(group, arc, warm);
  }
  return {
    scene,
    shot: look.shot,
    light: look.weld ? { ...hallLight, sky: 0.5, sunStrength: 0.7, exposure: 1.15 } : hallLight,
    reach: 9,
    ground,
    mirror,
    environment: lamps,
    environmentName: 'hall',
    environmentStrength: look.weld ? 0.55 : 0.85,
    finish: { vignette: 0.34 },
  };
}

function cylinders(): Build {
  const build = new Build();
  const bottle = propaneCylinder();
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 2; k++) build.include(bottle, { at: [i * 0.42, 0.14, k * 0.42] });
  build.add(stuff.steel, box(1.9, 0.06, 1.0, 0.01), { at: [0.63, 0.1, 0.2] });
  for (const x of [-0.28, 1.54])
    build.add(stuff.paint('#014B94'), cylinder(0.03, 1.3, 'y', 10), { at: [x, 0.7, 0.66] });
  build.add(stuff.paint('#014B94'), cylinder(0.025, 1.82, 'x', 10), { at: [0.63, 0.9, 0.66] });
  return build;
}

const extras = {
  reel: () => hoseReel(0.4, 0.5, 'black'),
  meter: () => meter(),
  cylinders,
  barrier,
} satisfies Record<string, () => Build>;
