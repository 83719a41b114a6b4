import * as THREE from 'three';
import { Build } from './build';
import { box, cylinder, lathe } from './geometry';
import { aluminium, castIron, chrome, rubber, steel } from './materials';

export const tyreRadius = 0.52;

const tyreProfile: [number, number][] = [
  [0.3, -0.1],
  [0.33, -0.125],
  [0.38, -0.14],
  [0.44, -0.14],
  [0.49, -0.13],
  [0.512, -0.115],
  [0.52, -0.09],
];
const groove = (at: number): [number, number][] => [
  [0.52, at - 0.01],
  [0.506, at - 0.008],
  [0.506, at + 0.008],
  [0.52, at + 0.01],
];
const tread: [number, number][] = [
  ...tyreProfile,
  ...groove(-0.055),
  ...groove(-0.018),
  ...groove(0.018),
  ...groove(0.055),
  ...tyreProfile.map(([r, y]): [number, number] => [r, -y]).reverse(),
];

function tyre(build: Build, z: number): void {
  build.add(rubber, lathe(tread, 'z', 36), { at: [0, 0, z] });
  const lug = new THREE.BoxGeometry(0.03, 0.022, 0.05);
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2;
    for (const side of [-1, 1])
      build.add(rubber, lug, {
        at: [Math.cos(angle) * 0.514, Math.sin(angle) * 0.514, z + side * 0.1],
        turn: [0, 0, angle],
      });
  }
}

function bolts(build: Build, radius: number, z: number): void {
  const nut = cylinder(0.016, 0.04, 'z', 6);
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2;
    build.add(chrome, nut, { at: [Math.cos(angle) * radius, Math.sin(angle) * radius, z] });
  }
}

/** A steering wheel: the rim's face bulges outwards (+z) to a polished hub. */
export function steerWheel(): Build {
  const build = new Build();
  tyre(build, 0);
  build.add(
    aluminium,
    lathe(
      [
        [0.312, -0.1],
        [0.312, 0.1],
        [0.302, 0.13],
        [0.29, 0.125],
        [0.275, 0.08],
        [0.24, 0.075],
        [0.2, 0.1],
        [0.17, 0.125],
        [0.12, 0.13],
        [0.11, 0.15],
        [0.085, 0.2],
        [0.05, 0.212],
        [0.001, 0.214],
      ],
      'z',
      32,
    ),
  );
  const hole = cylinder(0.03, 0.012, 'z', 16);
  for (let i = 0; i < 10; i++) {
    const angle = ((i + 0.5) / 10) * Math.PI * 2;
    build.add(castIron, hole, { at: [Math.cos(angle) * 0.235, Math.sin(angle) * 0.235, 0.078] });
  }
  bolts(build, 0.15, 0.135);
  return build;
}

/** A pair of driven or trailer wheels: the outer rim is a deep dish. `z` = 0 lies between the two tyres. */
export function dualWheel(): Build {
  const build = new Build();
  tyre(build, 0.165);
  tyre(build, -0.165);
  build.add(
    aluminium,
    lathe(
      [
        [0.312, 0.02],
        [0.312, 0.26],
        [0.302, 0.3],
        [0.292, 0.295],
        [0.282, 0.22],
        [0.265, 0.09],
        [0.22, 0.06],
        [0.13, 0.055],
        [0.125, 0.075],
        [0.12, 0.2],
        [0.1, 0.215],
        [0.001, 0.22],
      ],
      'z',
      32,
    ),
  );
  build.add(
    steel,
    lathe(
      [
        [0.312, -0.28],
        [0.312, 0.02],
        [0.2, 0.03],
      ],
      'z',
      32,
    ),
  );
  const hole = cylinder(0.028, 0.012, 'z', 16);
  for (let i = 0; i < 10; i++) {
    const angle = ((i + 0.5) / 10) * Math.PI * 2;
    build.add(castIron, hole, { at: [Math.cos(angle) * 0.222, Math.sin(angle) * 0.222, 0.064] });
  }
  bolts(build, 0.16, 0.075);
  return build;
}

let steer: Build | undefined;
let dual: Build | undefined;

/** Wheels of one axle, as groups of their own so that they can turn. Track: 2.4 m over the tyres. */
export function axleWheels(x: number, kind: 'steer' | 'dual', angle: number): THREE.Group[] {
  steer ??= steerWheel();
  dual ??= dualWheel();
  const build = kind === 'steer' ? steer : dual;
  return [1, -1].map((side) => {
    const group = build.group();
    const holder = new THREE.Group();
    group.rotation.z = angle + side;
    holder.add(group);
    holder.position.set(x, tyreRadius, side * (kind === 'steer' ? 1.04 : 0.91));
    if (side < 0) holder.rotation.y = Math.PI;
    holder.userData.spin = group;
    holder.userData.direction = side;
    return holder;
  });
}

/** Axle beam, brake chambers and springs under the frame. */
export function axleBeam(build: Build, x: number, driven: boolean): void {
  const dark = castIron;
  build.add(dark, cylinder(0.075, 1.7, 'z', 16), { at: [x, tyreRadius, 0] });
  if (driven)
    build.add(dark, new THREE.SphereGeometry(0.24, 20, 14), { at: [x, tyreRadius, 0], size: [1, 0.95, 0.8] });
  build.pair(dark, box(1.0, 0.07, 0.09, 0.02), { at: [x, tyreRadius + 0.17, 0.42] });
  build.pair(dark, cylinder(0.1, 0.2, 'x', 16), { at: [x - 0.26, tyreRadius + 0.06, 0.5] });
}
