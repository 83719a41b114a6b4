import type * as THREE from 'three';
import type { BarrelShape } from './barrel';
import { cylinderRack } from './cylinderRack';
import { box, cylinder } from './geometry';
import * as stuff from './materials';
import { frame, fenders, flank } from './runningGear';
import { mudFlap, rearEnd, tank, type TankLook } from './tank';
import { type TrailerLook, trailer } from './trailer';
import { truckCab, type CabLook } from './truckCab';
import { tractorRear, deliveryRear, bobtailRear, vacuumRear, lubeBank, platform } from './truckRear';
import { axleBeam, axleWheels } from './wheel';

export interface TruckLook {
  cab: CabLook;
  body: 'delivery' | 'tractor' | 'bobtail' | 'refueller' | 'lube' | 'vacuum' | 'rack' | 'chassis';
  rearAxles: 1 | 2 | 3;
  tankLength: number;
  tank: TankLook;
  /** Steering angle of the front wheels, radians. */
  steer?: number;
  trailer?: TrailerLook[];
  cabinetColor?: string | null;
  hose?: 'black' | 'red' | 'yellow' | 'green';
}

export interface Truck {
  group: THREE.Group;
  wheels: THREE.Group[];
  /** Rearmost x of the vehicle, for framing. */
  rear: number;
}

function shapeFor(look: TruckLook, front: number): BarrelShape {
  const x = front - look.tankLength / 2;
  if (look.body === 'bobtail')
    return { x, y: 2.02, length: look.tankLength, width: 1.95, height: 1.95, exponent: 2, head: 0.9 };
  if (look.body === 'vacuum')
    return { x, y: 1.98, length: look.tankLength, width: 1.8, height: 1.8, exponent: 2, head: 0.35 };
  if (look.body === 'refueller')
    return { x, y: 1.82, length: look.tankLength, width: 2.44, height: 1.5, exponent: 3.2, head: 0.14 };
  return { x, y: 2.0, length: look.tankLength, width: 2.42, height: 1.74, exponent: 2.5, head: 0.16 };
}

/** A whole truck, front axle at x = 0, driving towards +x. */
export function truck(look: TruckLook): Truck {
  const build = truckCab(look.cab);
  const wheels = axleWheels(0, 'steer', 0.3);
  for (const wheel of wheels) wheel.rotation.y += look.steer ?? 0;
  const behindCab = look.cab.kind === 'conventional' ? -2.75 : -1.0;
  const head = look.body === 'bobtail' ? 0.9 : look.body === 'vacuum' ? 0.4 : 0.2;
  const front = behindCab - head;
  const tractor = look.body === 'tractor';
  const end = tractor ? -5.6 : front - look.tankLength;
  const lastAxle = tractor ? -4.9 : look.body === 'bobtail' ? end + 0.6 : end + 1.0;
  const axles = Array.from({ length: look.rearAxles }, (_, i) => lastAxle + i * 1.32);
  const tail = tractor ? -5.7 : end - (look.body === 'bobtail' ? 1.1 : 0.8);
  frame(build, look.cab.kind === 'conventional' ? 0.85 : 1.1, tail);
  axleBeam(build, 0, false);
  axles.forEach((x, i) => {
    axleBeam(build, x, true);
    wheels.push(...axleWheels(x, 'dual', i * 0.7));
  });
  build.add(stuff.castIron, cylinder(0.06, -2 - Math.max(...axles), 'x', 12), {
    at: [(Math.max(...axles) - 2) / 2, 0.74, 0],
  });
  build.add(stuff.castIron, box(1.5, 0.6, 0.7, 0.15), { at: [-0.5, 0.9, 0] });
  mudFlap(build, Math.min(...axles) - 0.72);
  if (tractor) {
    tractorRear(build, axles);
    fenders(build, axles, stuff.chassisBlack);
  } else if (look.body !== 'chassis') {
    fenders(build, axles, look.tank.finish === 'aluminium' ? stuff.aluminium : stuff.chassisBlack);
    const shape = shapeFor(look, front);
    if (look.body === 'rack') cylinderRack(build, front, end, look);
    else build.include(tank(shape, look.tank));
    if (look.body !== 'rack') flank(build, front - 0.1, Math.max(...axles) + 0.75, shape, look);
    if (look.body === 'delivery' || look.body === 'lube' || look.body === 'refueller')
      deliveryRear(build, end, shape.y + shape.height / 2, look);
    if (look.body === 'refueller') platform(build, front - 1.2);
    if (look.body === 'lube') lubeBank(build, front, look);
    if (look.body === 'bobtail') bobtailRear(build, end - 0.4, look);
    if (look.body === 'vacuum') vacuumRear(build, end, shape, look);
  }
  rearEnd(build, tail);
  const group = build.group();
  for (const wheel of wheels) group.add(wheel);
  let rear = tail;
  let hitch = tractor ? axles.reduce((a, b) => a + b, 0) / axles.length + 0.2 : 0;
  for (const trailerLook of look.trailer ?? []) {
    const made = trailer(trailerLook, hitch);
    group.add(made.group);
    wheels.push(...made.wheels);
    rear = made.rear;
    hitch = made.rear + 0.6;
  }
  return { group, wheels, rear };
}
