import * as THREE from 'three';
import { Build } from './build';
import { box, cylinder, lathe } from './geometry';
import * as stuff from './materials';

export interface WorkerLook {
  coverall: string;
  vest: boolean;
  hat: string | null;
  skin: string;
  pose: 'stand' | 'reach' | 'weld' | 'kneel';
}

/** A worker in work clothes, seen from some way off. Faces +z. */
export function worker(look: WorkerLook): Build {
  const build = new Build();
  const cloth = stuff.matt(look.coverall);
  const skin = stuff.satin(look.skin);
  const limb = (
    a: readonly [number, number, number],
    b: readonly [number, number, number],
    r: number,
    material: THREE.Material = cloth,
    taper = 0.8,
  ): void => {
    const from = new THREE.Vector3(...a);
    const to = new THREE.Vector3(...b);
    const length = from.distanceTo(to);
    const turn = new THREE.Euler().setFromQuaternion(
      new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), to.clone().sub(from).normalize()),
    );
    const middle = from.clone().add(to).multiplyScalar(0.5);
    build.add(material, cylinder(r, length, 'y', 16, r * taper), {
      at: [middle.x, middle.y, middle.z],
      turn: [turn.x, turn.y, turn.z],
    });
    build
      .add(material, new THREE.SphereGeometry(r, 16, 12), { at: a })
      .add(material, new THREE.SphereGeometry(r * taper, 16, 12), { at: b });
  };
  const down = look.pose === 'kneel' ? 0.42 : 0;
  if (look.pose === 'kneel') {
    limb([-0.11, 0.5, 0], [-0.12, 0.48, 0.4], 0.1);
    limb([-0.12, 0.48, 0.4], [-0.12, 0.08, 0.38], 0.085);
    limb([0.11, 0.5, 0], [0.12, 0.1, 0.12], 0.1);
    limb([0.12, 0.1, 0.12], [0.12, 0.08, -0.3], 0.085);
  } else
    for (const s of [-1, 1]) {
      limb([s * 0.1, 0.92, 0], [s * 0.13, 0.5, 0.02], 0.105);
      limb([s * 0.13, 0.5, 0.02], [s * 0.14, 0.1, 0], 0.085);
      build.add(stuff.rubber, box(0.12, 0.12, 0.3, 0.05), { at: [s * 0.14, 0.06, 0.05] });
    }
  const hip = 0.94 - down;
  const chest = 1.4 - down;
  limb([0, hip, 0], [0, chest - 0.08, 0.01], 0.17, cloth, 1.12);
  limb([-0.17, chest, 0], [0.17, chest, 0], 0.105, cloth, 1);
  if (look.vest) {
    build.add(
      stuff.satin('#e4f01c'),
      lathe(
        [
          [0.195, 0],
          [0.215, 0.2],
          [0.225, 0.44],
          [0.17, 0.52],
        ],
        'y',
        28,
      ),
      { at: [0, hip + 0.02, 0], size: [1, 1, 0.92] },
    );
    for (const y of [0.12, 0.26])
      build.add(
        stuff.satin('#d8dcdf'),
        lathe(
          [
            [0.212, 0],
            [0.218, 0.05],
          ],
          'y',
          28,
        ),
        { at: [0, hip + 0.02 + y, 0], size: [1, 1, 0.93] },
      );
  }
  const forward = look.pose === 'stand' ? 0 : 1;
  for (const s of [-1, 1]) {
    const elbow: [number, number, number] = forward
      ? [s * 0.3, chest - 0.18, 0.16]
      : [s * 0.3, chest - 0.28, 0];
    const up = look.pose === 'reach' ? 0.25 : -0.06;
    const hand: [number, number, number] = forward
      ? [s * 0.16, chest + up - 0.1, 0.44]
      : [s * 0.28, chest - 0.52, 0.12];
    limb([s * 0.24, chest, 0], elbow, 0.075);
    limb(elbow, hand, 0.062);
    build.add(stuff.matt('#c98f3a'), new THREE.SphereGeometry(0.062, 14, 10), { at: hand });
  }
  const head = chest + 0.3;
  limb([0, chest + 0.05, 0], [0, head - 0.06, 0.02], 0.065, skin, 1);
  build.add(skin, new THREE.SphereGeometry(0.115, 24, 18), {
    at: [0, head + 0.02, 0.03],
    size: [0.88, 1.15, 1],
  });
  if (look.pose === 'weld') {
    build.add(
      stuff.satin('#22262b'),
      lathe(
        [
          [0.13, -0.16],
          [0.15, -0.02],
          [0.14, 0.1],
          [0.08, 0.17],
          [0.001, 0.19],
        ],
        'y',
        28,
      ),
      { at: [0, head + 0.03, 0.05], size: [0.95, 1, 1.1] },
    );
    build.add(stuff.glass, box(0.14, 0.07, 0.02, 0.01), { at: [0, head + 0.05, 0.21] });
  } else if (look.hat) {
    build.add(
      stuff.paint(look.hat),
      lathe(
        [
          [0.135, 0],
          [0.13, 0.06],
          [0.1, 0.12],
          [0.05, 0.145],
          [0.001, 0.15],
        ],
        'y',
        28,
      ),
      { at: [0, head + 0.06, 0.02], size: [0.95, 1, 1.08] },
    );
    build.add(
      stuff.paint(look.hat),
      lathe(
        [
          [0.001, 0],
          [0.16, -0.005],
          [0.16, 0.01],
          [0.001, 0.015],
        ],
        'y',
        28,
      ),
      { at: [0, head + 0.06, 0.05], size: [0.9, 1, 1.1] },
    );
  } else
    build.add(stuff.matt('#2a201a'), new THREE.SphereGeometry(0.118, 24, 18, 0, Math.PI * 2, 0, 1.45), {
      at: [0, head + 0.04, 0.015],
      size: [0.92, 1.12, 1.04],
    });
  return build;
}
