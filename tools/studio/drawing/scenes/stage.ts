import * as THREE from 'three';
import { groundMaterial, grounds, type GroundName, type Mirror } from '../render/ground';
import { lights, skyDome, type Light, type LightName } from '../render/light';
import type { Shot, Stage } from '../render/renderer';
import { lightLamps } from '../models/materials';

export function newMirror(): Mirror {
  return {
    texture: { value: null },
    matrix: { value: new THREE.Matrix4() },
    shift: { value: new THREE.Vector2() },
  };
}

export function groundPlane(name: GroundName, mirror: Mirror, size = 400): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size), groundMaterial(grounds[name], mirror));
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
}

/** An outdoor stage: sky, ground and the sky again for the reflections, with a dark skyline so that metal has something to show. */
export function outdoors(
  lightName: LightName,
  groundName: GroundName,
  shot: Shot,
  seed: number,
  change: Partial<Light> = {},
): Stage {
  // A few skies for each light are variety enough, and each is worked out only once.
  const sky = seed % 3;
  const light: Light = { ...lights[lightName], ...change };
  lightLamps(light.lamps);
  const scene = new THREE.Scene();
  const mirror = newMirror();
  const ground = groundPlane(groundName, mirror);
  scene.add(ground);
  const haze = new THREE.Color(light.horizon).multiplyScalar(light.sky * 0.95);
  scene.fog = new THREE.Fog(haze, 40 / light.haze, 330 / light.haze);
  return {
    scene,
    shot,
    light,
    reach: 13,
    mirrored: grounds[groundName].mirror > 0,
    ground,
    mirror,
    background: skyDome(light, sky * 31, true),
    environmentName: `${lightName} ${groundName} ${sky} ${JSON.stringify(change)}`,
    environment: () => {
      const around = new THREE.Scene();
      around.add(skyDome(light, sky * 31, false));
      const skyline = new THREE.MeshBasicMaterial({
        color: new THREE.Color(light.bounce).multiplyScalar(0.35 * light.sky),
        side: THREE.BackSide,
      });
      const ring = new THREE.Mesh(new THREE.CylinderGeometry(40, 40, 5, 48, 1, true), skyline);
      ring.position.y = -0.4;
      around.add(ring);
      const floor = new THREE.Mesh(
        new THREE.CircleGeometry(41, 48),
        new THREE.MeshBasicMaterial({
          color: new THREE.Color(grounds[groundName].color).multiplyScalar(
            light.sky * 0.75 + light.sunStrength * 0.12,
          ),
        }),
      );
      floor.rotation.x = -Math.PI / 2;
      floor.position.y = -1.6;
      around.add(floor);
      return around;
    },
  };
}
