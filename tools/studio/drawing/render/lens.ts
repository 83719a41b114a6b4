import * as THREE from 'three';
import { spread } from './random';
import type { Shot } from './renderer';

export function lamp(color: string, strength: number, size: number, reach: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(color, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = reach * 0.0018;
  light.shadow.radius = 2.2;
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 1,
    far: reach * 6,
  });
  light.shadow.camera.updateProjectionMatrix();
  return light;
}

export function aim(
  light: THREE.DirectionalLight,
  way: THREE.Vector3,
  target: THREE.Vector3,
  reach: number,
): void {
  light.target.position.copy(target);
  light.position.copy(target).addScaledVector(way, reach * 3);
  light.target.updateMatrixWorld();
}

export function jittered(way: THREE.Vector3, softness: number, at: number): THREE.Vector3 {
  const radius = Math.sqrt(spread(at, 0)) * softness;
  const angle = spread(at, 1) * Math.PI * 2;
  const side = new THREE.Vector3(0, 1, 0).cross(way).normalize();
  const up = way.clone().cross(side);
  return way
    .clone()
    .addScaledVector(side, Math.cos(angle) * radius)
    .addScaledVector(up, Math.sin(angle) * radius)
    .normalize();
}

export function placeCamera(
  camera: THREE.PerspectiveCamera,
  shot: Shot,
  target: THREE.Vector3,
  a: number,
  b: number,
): void {
  camera.position.set(...shot.from);
  camera.up.set(0, 1, 0);
  camera.lookAt(target);
  const radius = Math.sqrt(a) * (shot.aperture ?? 0);
  camera.translateX(Math.cos(b * Math.PI * 2) * radius);
  camera.translateY(Math.sin(b * Math.PI * 2) * radius);
  camera.lookAt(target);
  if (shot.roll) camera.rotateZ(shot.roll);
  camera.updateMatrixWorld();
}
