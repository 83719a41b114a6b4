import * as THREE from 'three';
import type { Build } from '../models/build';
import * as stuff from '../models/materials';
import { companyBuilding, house, loadingRack, type BuildingLook } from '../models/buildings';
import { aeroplane } from '../models/aeroplane';
import * as around from '../models/surroundings';
import { hills, trees } from '../models/trees';
import { truck, type TruckLook } from '../models/truck';
import type { GroundName } from '../render/ground';
import type { Light, LightName } from '../render/light';
import type { Shot, Stage } from '../render/renderer';
import { groundPlane, newMirror, outdoors } from './stage';

export type Backdrop = 'company' | 'depot' | 'forest' | 'apron' | 'farm' | 'rack' | 'open';

export interface Placed {
  look: TruckLook;
  at?: [number, number];
  turn?: number;
}

export interface YardLook {
  light: LightName;
  ground: GroundName;
  shot: Shot;
  backdrop: Backdrop;
  trucks: Placed[];
  brand?: BuildingLook;
  change?: Partial<Light>;
  reach?: number;
  /** Metres per second the trucks drive: the surroundings blur past. */
  speed?: number;
}

export function placed(build: Build | THREE.Group, x: number, z: number, turn = 0, y = 0): THREE.Group {
  const group = build instanceof THREE.Group ? build : build.group();
  group.position.set(x, y, z);
  group.rotation.y = turn;
  return group;
}

const behind: [number, number] = [Math.PI * 0.97, Math.PI * 2.03];

/** Everything behind the trucks. Trucks stand along x round the origin, the viewer at +z. */
function backdrop(look: YardLook, seed: number): THREE.Group {
  const group = new THREE.Group();
  const snowy = look.ground === 'snow' || look.ground === 'deepSnow' || look.light === 'winter';
  const lit = look.light === 'dusk' || look.light === 'sunset';
  const hill = snowy ? '#c3ced9' : '#5d6a5c';
  group.add(hills(seed, hill).group());
  const build = look.brand;
  if (look.backdrop === 'company' && build) {
    group.add(placed(companyBuilding({ ...build, lit }), -4, -15));
    group.add(trees(seed, 44, 75, 60, snowy, behind).group());
    for (const x of [-24, 14]) group.add(placed(around.lightMast(10, lit), x, -11));
  }
  if (look.backdrop === 'depot') {
    group.add(placed(around.tankFarm(6), -8, -34));
    group.add(placed(around.fence(90), 0, -17));
    group.add(trees(seed, 62, 85, 60, snowy, behind).group());
    for (const x of [-22, 0, 20]) group.add(placed(around.lightMast(11, lit), x, -19));
  }
  if (look.backdrop === 'rack') {
    group.add(placed(loadingRack(build?.band ?? '#014B94'), -3, 0));
    group.add(placed(around.tankFarm(5), -4, -36));
    group.add(trees(seed, 62, 85, 60, snowy, behind).group());
  }
  if (look.backdrop === 'forest' || look.backdrop === 'open') {
    const near = look.backdrop === 'forest' ? 26 : 60;
    group.add(
      trees(seed, near + 2, near + 34, look.backdrop === 'forest' ? 120 : 70, snowy, [
        Math.PI * 0.95,
        Math.PI * 2.05,
      ]).group(),
    );
  }
  if (look.backdrop === 'farm') {
    group.add(placed(house('#e8e4da', '#4b4f57'), -17, -22, 0.3));
    group.add(placed(house('#9c2f26', '#55585c'), 9, -34, -0.4));
    group.add(trees(seed, 30, 60, 90, snowy, [Math.PI * 0.9, Math.PI * 2.1]).group());
  }
  if (look.backdrop === 'apron') {
    group.add(placed(aeroplane('#2f5d8c'), -7, -16, 0.12));
    group.add(
      placed(
        companyBuilding({
          brand: 'HANGAR 4',
          wall: '#dfe2e4',
          band: '#5d6a77',
          accent: '#c9ced3',
          doors: 5,
          lit,
        }),
        14,
        -62,
      ),
    );
    group.add(placed(aeroplane('#a33028'), 34, -34, 2.4));
    for (const x of [-20, 2, 26]) group.add(placed(around.lightMast(14, lit), x, -45));
  }
  // Far things cast no shadow that the picture shows, and drawing them into every shadow map costs most of the time.
  group.traverse((thing) => (thing.castShadow = look.backdrop === 'rack' && thing.parent?.position.z === 0));
  if (snowy && look.backdrop !== 'open')
    group.add(placed(around.snowBank(seed, 60), 0, look.backdrop === 'company' ? -10.5 : -12.5));
  return group;
}

function grounds(look: YardLook, stage: Stage): void {
  const line = (color: string, x: number, z: number, sx: number, sz: number): void => {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(sx, sz), stuff.matt(color));
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(x, 0.012, z);
    mesh.receiveShadow = true;
    stage.scene.add(mesh);
  };
  const snowy = look.ground === 'snow' || look.ground === 'deepSnow';
  if (snowy) return;
  if (look.backdrop === 'company') for (let x = -26; x < 24; x += 6) line('#b9a14a', x, -8.5, 0.14, 9);
  if (look.backdrop === 'apron') {
    line('#d3a90f', 0, 4.2, 120, 0.22);
    for (const z of [-4, 12]) line('#8e8b84', 0, z, 120, 0.06);
    for (let x = -30; x < 30; x += 7.5) line('#8e8b84', x, 0, 0.06, 60);
  }
  if (look.backdrop === 'depot' || look.backdrop === 'rack') line('#c9b458', 0, -3.2, 60, 0.14);
  if (look.backdrop === 'forest' || look.backdrop === 'farm' || look.backdrop === 'open') {
    const grass = groundPlane(look.light === 'winter' ? 'deepSnow' : 'grass', newMirror(), 1);
    for (const [z, wide] of [
      [-60, 108],
      [70, 120],
    ] as const) {
      const verge = grass.clone();
      verge.scale.set(400, wide, 1);
      verge.position.set(0, 0.02, z);
      stage.scene.add(verge);
    }
  }
}

/** Trucks in a place: a yard, a depot, an apron, a farm. */
export function yard(look: YardLook, seed: number): Stage {
  const stage = outdoors(look.light, look.ground, look.shot, seed, look.change);
  stage.reach = look.reach ?? 13;
  stage.scene.add(backdrop(look, seed));
  grounds(look, stage);
  for (const { look: each, at: [x, z] = [0, 0], turn = 0 } of look.trucks)
    stage.scene.add(placed(truck(each).group, x, z, turn));
  return stage;
}

/** A truck at speed: the camera pans with it, so that road and trees run past during the exposure. */
export function road(look: YardLook, seed: number): Stage {
  const stage = outdoors(look.light, look.ground, look.shot, seed, look.change);
  stage.reach = look.reach ?? 14;
  const moving = new THREE.Group();
  moving.add(
    backdrop({ ...look, backdrop: 'forest' }, seed),
    backdrop({ ...look, backdrop: 'open' }, seed + 1),
  );
  const paintLine = (z: number, dashed: boolean, color: string): void => {
    for (let x = -120; x < 120; x += 9) {
      const mesh = new THREE.Mesh(new THREE.PlaneGeometry(dashed ? 3.4 : 9, 0.16), stuff.matt(color));
      mesh.rotation.x = -Math.PI / 2;
      mesh.position.set(x, 0.012, z);
      mesh.receiveShadow = true;
      moving.add(mesh);
    }
  };
  paintLine(2.1, true, '#e9e9e4');
  paintLine(-2.2, false, '#e9e9e4');
  paintLine(6.1, false, '#d9b233');
  const verge = groundPlane(look.light === 'winter' ? 'deepSnow' : 'grass', newMirror(), 1);
  for (const [z, wide] of [
    [-62, 110],
    [70, 120],
  ] as const) {
    const strip = verge.clone();
    strip.scale.set(400, wide, 1);
    strip.position.set(0, 0.02, z);
    moving.add(strip);
  }
  for (let x = -60; x < 60; x += 4) moving.add(placed(around.fencePost(), x, -5.4));
  const rail = new THREE.Mesh(new THREE.BoxGeometry(160, 0.3, 0.06), stuff.brushed);
  rail.position.set(0, 0.7, -5.3);
  rail.castShadow = rail.receiveShadow = true;
  moving.add(rail);
  stage.scene.add(moving);
  const wheels: THREE.Group[] = [];
  for (const { look: each, at: [x, z] = [0, 0], turn = 0 } of look.trucks) {
    const made = truck(each);
    wheels.push(...made.wheels);
    stage.scene.add(placed(made.group, x, z, turn));
  }
  const speed = look.speed ?? 0.55;
  stage.during = (moment) => {
    moving.position.x = -speed * (moment - 0.5);
    for (const wheel of wheels) {
      const spin = wheel.userData.spin as THREE.Object3D;
      spin.rotation.z = -(wheel.userData.direction as number) * (moment * speed * 1.9);
    }
  };
  return stage;
}
