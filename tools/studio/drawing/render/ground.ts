import * as THREE from 'three';
import { randomFrom } from './random';

/** Soft grey clouds that tile: every unevenness of asphalt, concrete and snow is read from it at three scales. */
function noiseTexture(): THREE.DataTexture {
  const size = 256;
  const random = randomFrom(11);
  const field = new Float32Array(size * size);
  for (const [cells, weight] of [
    [8, 0.4],
    [16, 0.25],
    [32, 0.17],
    [64, 0.1],
    [128, 0.08],
  ] as const) {
    const lattice = Float32Array.from({ length: cells * cells }, random);
    const at = (x: number, y: number): number => lattice[(y % cells) * cells + (x % cells)] ?? 0;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [fx, fy] = [(x / size) * cells, (y / size) * cells];
        const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
        const [tx, ty] = [fx - ix, fy - iy].map((t) => t * t * (3 - 2 * t)) as [number, number];
        const low = at(ix, iy) * (1 - tx) + at(ix + 1, iy) * tx;
        const high = at(ix, iy + 1) * (1 - tx) + at(ix + 1, iy + 1) * tx;
        field[y * size + x] = (field[y * size + x] ?? 0) + weight * (low * (1 - ty) + high * ty);
      }
  }
  const data = new Uint8Array(size * size * 4);
  field.forEach((value, i) =>
    data.fill(Math.round(Math.min(1, Math.max(0, (value - 0.2) / 0.6)) * 255), i * 4, i * 4 + 4),
  );
  const texture = new THREE.DataTexture(data, size, size);
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.magFilter = THREE.LinearFilter;
  texture.minFilter = THREE.LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

let noise: THREE.DataTexture | undefined;

export interface GroundLook {
  color: string;
  /** Second colour, mixed in by the noise: patches, snow, stains. */
  second: string;
  /** 0 never, 1 evenly mixed, 2 nearly everywhere. */
  mix: number;
  roughness: number;
  /** Share of the scene that is mirrored where the ground is wet or polished. */
  mirror: number;
  /** Blur of the mirror image. */
  blur: number;
  /** Wet only in patches (rain) or everywhere (a polished floor). */
  puddles: boolean;
  scale: number;
}

export const grounds = {
  asphalt: {
    color: '#6b6b6a',
    second: '#5a5a5a',
    mix: 1,
    roughness: 0.9,
    mirror: 0,
    blur: 0.09,
    puddles: false,
    scale: 1,
  },
  snow: {
    color: '#77797c',
    second: '#e9eef4',
    mix: 1.15,
    roughness: 0.85,
    mirror: 0.1,
    blur: 0.06,
    puddles: true,
    scale: 0.8,
  },
  deepSnow: {
    color: '#dfe6ee',
    second: '#f2f6fa',
    mix: 1.2,
    roughness: 0.9,
    mirror: 0,
    blur: 0,
    puddles: false,
    scale: 0.5,
  },
  gravel: {
    color: '#8f867a',
    second: '#6e675e',
    mix: 1,
    roughness: 0.95,
    mirror: 0,
    blur: 0,
    puddles: false,
    scale: 2,
  },
  grass: {
    color: '#454f2a',
    second: '#5a6033',
    mix: 1,
    roughness: 0.95,
    mirror: 0,
    blur: 0,
    puddles: false,
    scale: 0.6,
  },
  concrete: {
    color: '#a9a8a4',
    second: '#95948f',
    mix: 1,
    roughness: 0.5,
    mirror: 0.4,
    blur: 0.05,
    puddles: false,
    scale: 0.8,
  },
  apron: {
    color: '#b3b0a8',
    second: '#a19e96',
    mix: 1,
    roughness: 0.85,
    mirror: 0.1,
    blur: 0.06,
    puddles: true,
    scale: 0.7,
  },
  studio: {
    color: '#d5d8dc',
    second: '#d2d5d9',
    mix: 1,
    roughness: 0.5,
    mirror: 0.35,
    blur: 0.03,
    puddles: false,
    scale: 1,
  },
} satisfies Record<string, GroundLook>;

export type GroundName = keyof typeof grounds;

export interface Mirror {
  texture: { value: THREE.Texture | null };
  matrix: { value: THREE.Matrix4 };
  shift: { value: THREE.Vector2 };
}

/** A ground that is lit like everything else and also shows a mirror image where it is wet. */
export function groundMaterial(look: GroundLook, mirror: Mirror): THREE.MeshStandardMaterial {
  noise ??= noiseTexture();
  const material = new THREE.MeshStandardMaterial({ color: look.color, roughness: look.roughness });
  material.envMapIntensity = 0.55;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      noiseMap: { value: noise },
      second: { value: new THREE.Color(look.second) },
      mirrorMap: mirror.texture,
      mirrorMatrix: mirror.matrix,
      mirrorShift: mirror.shift,
      wet: { value: new THREE.Vector4(look.mix, look.mirror, look.blur, look.puddles ? 1 : 0) },
      grainScale: { value: look.scale },
    });
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vPlace; varying vec4 vMirror; uniform mat4 mirrorMatrix;',
      )
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nvPlace = (modelMatrix * vec4(transformed, 1.0)).xyz; vMirror = mirrorMatrix * vec4(vPlace, 1.0);',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec3 vPlace; varying vec4 vMirror;
        uniform sampler2D noiseMap, mirrorMap; uniform vec3 second; uniform vec4 wet; uniform float grainScale; uniform vec2 mirrorShift;`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float big = texture2D(noiseMap, vPlace.xz * 0.021 * grainScale + 0.13).r;
        float mid = texture2D(noiseMap, vPlace.zx * 0.093 * grainScale).r;
        float small = texture2D(noiseMap, vPlace.xz * 0.45, 2.0).r;
        float patchy = clamp((big * 0.6 + mid * 0.4 - 0.5) * 5.0 + (wet.x - 0.5), 0.0, 1.0);
        diffuseColor.rgb = mix(diffuseColor.rgb, second, patchy) * (0.88 + 0.24 * mix(small, mid, 0.6));`,
      )
      .replace(
        '#include <opaque_fragment>',
        `
        float damp = mix(1.0, smoothstep(0.42, 0.62, 1.0 - big * 0.7 - mid * 0.3 + 0.12), wet.w);
        vec3 eyeWay = normalize(vViewPosition);
        float graze = 1.0 - max(dot(normal, eyeWay), 0.0);
        float share = wet.y * damp * (0.08 + 0.92 * pow(graze, 3.5));
        vec2 at = vMirror.xy / vMirror.w + mirrorShift * wet.z + (vec2(mid, big) - 0.5) * 0.006 * wet.w;
        outgoingLight = mix(outgoingLight, min(texture2D(mirrorMap, at).rgb, vec3(1.6)), clamp(share, 0.0, 0.9));
        #include <opaque_fragment>`,
      );
  };
  return material;
}
