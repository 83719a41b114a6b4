import * as THREE from 'three';
import { person, type PersonLook } from '../models/person';
import { lightLamps } from '../models/materials';
import { lights, type Light } from '../render/light';
import type { Stage } from '../render/renderer';
import { newMirror } from './stage';
import { softboxes } from './studio';

const portraitLight: Light = {
  ...lights.overcast,
  zenith: '#f6f7ff',
  horizon: '#fff8f0',
  sky: 0.62,
  sun: '#ffeedd',
  sunStrength: 2.5,
  azimuth: 128,
  height: 30,
  softness: 0.2,
  exposure: 0.92,
  haze: 0.01,
  lamps: 0,
  tint: [1.01, 1, 0.99],
};

/** A bust before a plain wall, key light from the left, as taken for a staff page. */
export function portrait(look: PersonLook, wall: string, turn: number): Stage {
  lightLamps(0);
  const scene = new THREE.Scene();
  const back = new THREE.Mesh(
    new THREE.PlaneGeometry(8, 6),
    new THREE.MeshStandardMaterial({ color: wall, roughness: 0.95 }),
  );
  back.position.z = -1.1;
  back.receiveShadow = true;
  const figure = person(look, turn);
  figure.rotation.y = turn;
  scene.add(back, figure);
  const rim = new THREE.DirectionalLight('#dfeaff', 1.3);
  rim.position.set(1.6, 0.8, -1.2);
  scene.add(rim);
  return {
    scene,
    shot: { from: [0, 0.0, 1.75], to: [0, -0.085, 0], fov: 18, aperture: 0.012 },
    light: portraitLight,
    reach: 0.75,
    mirror: newMirror(),
    environment: softboxes,
    environmentName: 'softboxes',
    environmentStrength: 0.8,
    finish: { vignette: 0.4, contrast: 1.06 },
  };
}
