import * as THREE from 'three';

const known = new Map<string, THREE.MeshStandardMaterial>();

function standard(key: string, make: () => THREE.MeshStandardMaterialParameters): THREE.MeshStandardMaterial {
  const found = known.get(key);
  if (found) return found;
  // Both sides: thin sheets are modelled as surfaces and are seen from either side.
  const material = new THREE.MeshStandardMaterial({ side: THREE.DoubleSide, ...make() });
  known.set(key, material);
  return material;
}

export const paint = (color: string): THREE.MeshStandardMaterial =>
  standard(`paint${color}`, () => ({ color, roughness: 0.2, metalness: 0 }));
export const satin = (color: string): THREE.MeshStandardMaterial =>
  standard(`satin${color}`, () => ({ color, roughness: 0.5, metalness: 0 }));
export const matt = (color: string): THREE.MeshStandardMaterial =>
  standard(`matt${color}`, () => ({ color, roughness: 0.9, metalness: 0 }));
export const metal = (color: string, roughness: number): THREE.MeshStandardMaterial =>
  standard(`metal${color}${roughness}`, () => ({ color, roughness, metalness: 1 }));
export const glow = (color: string, strength: number): THREE.MeshStandardMaterial =>
  standard(`glow${color}${strength}`, () => ({
    color: '#222',
    emissive: color,
    emissiveIntensity: strength,
    roughness: 0.3,
  }));
export const textured = (
  key: string,
  map: THREE.Texture,
  roughness = 0.35,
  metalness = 0,
): THREE.MeshStandardMaterial =>
  standard(`texture${key}`, () => ({ map, roughness, metalness, transparent: true, alphaTest: 0.02 }));

export const aluminium = metal('#dfe2e6', 0.2);
export const brushed = metal('#c9ccd0', 0.38);
export const stainless = metal('#d3d4d4', 0.14);
export const chrome = metal('#f2f3f5', 0.05);
export const steel = metal('#8a8d91', 0.42);
export const brass = metal('#c9a352', 0.25);
export const castIron = metal('#4b4e52', 0.55);
export const rubber = standard('rubber', () => ({ color: '#131416', roughness: 0.82 }));
export const plastic = standard('plastic', () => ({ color: '#1a1b1d', roughness: 0.55 }));
export const chassisBlack = standard('chassis', () => ({ color: '#17181b', roughness: 0.42 }));
export const glass = standard('glass', () => ({ color: '#0b1118', roughness: 0.03, metalness: 0.35 }));
export const lampGlass = standard('lampGlass', () => ({
  color: '#dfe8f0',
  roughness: 0.06,
  metalness: 0.75,
}));
export const redLens = standard('redLens', () => ({
  color: '#a30d0d',
  roughness: 0.15,
  emissive: '#7a0404',
  emissiveIntensity: 0.6,
}));
export const amberLens = standard('amberLens', () => ({
  color: '#e08a12',
  roughness: 0.15,
  emissive: '#a85200',
  emissiveIntensity: 0.6,
}));
export const headLamp = standard('headLamp', () => ({
  color: '#ffffff',
  roughness: 0.1,
  emissive: '#fff3d8',
  emissiveIntensity: 0.5,
}));

/** Lamps are lit at dusk and only glimmer by day. */
export function lightLamps(strength: number): void {
  redLens.emissiveIntensity = 0.5 + strength * 3.5;
  amberLens.emissiveIntensity = 0.5 + strength * 4;
  headLamp.emissiveIntensity = 0.4 + strength * 14;
}
