import * as THREE from 'three';

/** One kind of light: sky, sun and how the picture is developed. Colours are linear and may exceed 1. */
export interface Light {
  zenith: string;
  horizon: string;
  /** Colour the ground throws back at what stands on it. */
  bounce: string;
  sky: number;
  sun: string;
  sunStrength: number;
  /** Azimuth and height of the sun in degrees; azimuth 0 is +x, 90 is +z (towards the viewer as a rule). */
  azimuth: number;
  height: number;
  /** Angular size of the sun, radians: larger is softer. */
  softness: number;
  clouds: number;
  lamps: number;
  exposure: number;
  /** Warmth of the finish: red and blue gains. */
  tint: [number, number, number];
  haze: number;
}

const base: Light = {
  zenith: '#3d76b8',
  horizon: '#c9dcec',
  bounce: '#6d6a66',
  sky: 0.86,
  sun: '#fff1dc',
  sunStrength: 4.6,
  azimuth: 68,
  height: 42,
  softness: 0.05,
  clouds: 0.5,
  lamps: 0,
  exposure: 1.02,
  tint: [1, 1, 1],
  haze: 0.9,
};

export const lights = {
  noon: base,
  morning: {
    ...base,
    zenith: '#4a7fb5',
    horizon: '#f3dcbc',
    sun: '#ffd9a0',
    sunStrength: 4.6,
    azimuth: 62,
    height: 24,
    sky: 0.8,
    clouds: 0.45,
    tint: [1.03, 1, 0.96],
  },
  sunset: {
    ...base,
    zenith: '#48699c',
    horizon: '#f6c7a0',
    bounce: '#6a5d58',
    sun: '#ffb37a',
    sunStrength: 4.4,
    azimuth: 42,
    height: 14,
    softness: 0.06,
    sky: 0.74,
    clouds: 0.6,
    lamps: 0.4,
    exposure: 1.08,
    tint: [1.01, 1, 1],
  },
  dusk: {
    ...base,
    zenith: '#27497f',
    horizon: '#dcb9a6',
    bounce: '#40444e',
    sun: '#ffe0c0',
    sunStrength: 1.7,
    azimuth: 70,
    height: 38,
    softness: 0.3,
    sky: 0.62,
    clouds: 0.5,
    lamps: 1,
    exposure: 1.26,
    tint: [0.98, 1, 1.06],
    haze: 0.7,
  },
  winter: {
    ...base,
    zenith: '#7fa6cf',
    horizon: '#eef2f5',
    bounce: '#c3ccd6',
    sun: '#ffe6c4',
    sunStrength: 3.6,
    azimuth: 60,
    height: 22,
    sky: 0.85,
    clouds: 0.35,
    exposure: 0.8,
    tint: [0.99, 1, 1.03],
    haze: 1.3,
  },
  overcast: {
    ...base,
    zenith: '#a9b7c6',
    horizon: '#dfe4e8',
    bounce: '#77787a',
    sun: '#ffffff',
    sunStrength: 0.9,
    azimuth: 80,
    height: 60,
    softness: 0.5,
    sky: 1.25,
    clouds: 0.9,
    exposure: 0.86,
    haze: 1.4,
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** Direction towards the sun. */
export function sunDirection(light: Light): THREE.Vector3 {
  const a = (light.azimuth * Math.PI) / 180;
  const h = (light.height * Math.PI) / 180;
  return new THREE.Vector3(Math.cos(a) * Math.cos(h), Math.sin(h), Math.sin(a) * Math.cos(h));
}

const vertexShader = `varying vec3 vWay; void main() { vWay = normalize(position); vec4 p = projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0); gl_Position = p.xyww; }`;

const fragmentShader = `
varying vec3 vWay;
uniform vec3 zenith, horizon, bounce, sunColor, sunWay;
uniform float sky, clouds, seed, disc;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
float fbm(vec2 p) { float s = 0.0, a = 0.5; for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + 7.1; a *= 0.5; } return s; }
void main() {
  vec3 way = normalize(vWay);
  float up = max(way.y, 0.0);
  vec3 color = mix(horizon, zenith, pow(smoothstep(0.0, 0.7, up), 0.5));
  float towards = max(dot(way, sunWay), 0.0);
  color += sunColor * (0.16 * pow(towards, 8.0) + 0.45 * pow(towards, 60.0)) * (0.35 + 0.65 * (1.0 - up));
  color += disc * sunColor * 14.0 * smoothstep(0.9975, 0.9995, towards);
  vec2 plane = way.xz / (up + 0.16) * 1.15 + seed;
  float cover = fbm(plane * vec2(0.7, 1.3));
  float body = smoothstep(0.62 - clouds * 0.3, 0.86 - clouds * 0.16, cover) * smoothstep(0.01, 0.16, up);
  float lit = fbm(plane * vec2(0.7, 1.3) + sunWay.xz * 0.25);
  vec3 cloud = mix(horizon * 0.72 + zenith * 0.16, horizon * 0.75 + sunColor * 0.42, clamp(0.5 + (cover - lit) * 2.6, 0.0, 1.0));
  color = mix(color, cloud, body * 0.85) * sky;
  color = mix(color, bounce * sky, smoothstep(0.0, -0.06, way.y));
  gl_FragColor = vec4(color, 1.0);
}`;

/** The sky as a dome that also lights reflections. `disc` draws the sun itself, too bright for a blurred reflection map. */
export function skyDome(light: Light, seed: number, disc: boolean): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: THREE.BackSide,
    depthWrite: false,
    uniforms: {
      zenith: { value: new THREE.Color(light.zenith) },
      horizon: { value: new THREE.Color(light.horizon) },
      bounce: { value: new THREE.Color(light.bounce) },
      sunColor: { value: new THREE.Color(light.sun).multiplyScalar(Math.min(light.sunStrength, 3) / 3) },
      sunWay: { value: sunDirection(light) },
      sky: { value: light.sky },
      clouds: { value: light.clouds },
      seed: { value: (seed % 97) + 3 },
      disc: { value: disc ? 1 : 0 },
    },
  });
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(50, 48, 32), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -1;
  return mesh;
}
