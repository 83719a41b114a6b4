import * as THREE from 'three';
import { textured } from './materials';

type Draw = (ink: CanvasRenderingContext2D, width: number, height: number) => void;

export function canvasTexture(width: number, height: number, draw: Draw): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (ink) draw(ink, width, height);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

const known = new Map<string, THREE.MeshStandardMaterial>();

function decal(
  key: string,
  width: number,
  height: number,
  roughness: number,
  draw: Draw,
): THREE.MeshStandardMaterial {
  const found = known.get(key) ?? textured(key, canvasTexture(width, height, draw), roughness);
  known.set(key, found);
  // Drawn over the body it lies on, whatever the distance.
  found.polygonOffset = true;
  found.polygonOffsetFactor = -2;
  found.polygonOffsetUnits = -2;
  return found;
}

/** Lettering on a transparent ground, as wide as it is set. */
export function lettering(text: string, color: string, italic = false): THREE.MeshStandardMaterial {
  return decal(`text ${text} ${color} ${italic}`, 1024, 256, 0.3, (ink, width, height) => {
    ink.fillStyle = color;
    ink.font = `${italic ? 'italic ' : ''}900 210px Heading`;
    ink.textBaseline = 'middle';
    ink.textAlign = 'center';
    const scale = Math.min(1, (width - 20) / ink.measureText(text).width);
    ink.translate(width / 2, height / 2 + 12);
    ink.scale(scale, 1);
    ink.fillText(text, 0, 0);
  });
}

/** Width of the lettering for a given height, so that letters are never stretched. */
export function letteringWidth(text: string, height: number): number {
  return (Math.min(text.length * 0.42 + 0.1, 4) * height * 1024) / 1024;
}

/** A swoosh of two colours that rises towards the cab. */
export function swoosh(first: string, second: string): THREE.MeshStandardMaterial {
  return decal(`swoosh ${first} ${second}`, 1024, 256, 0.25, (ink, w, h) => {
    const band = (color: string, low: number, thick: number): void => {
      ink.fillStyle = color;
      ink.beginPath();
      ink.moveTo(0, h * (low + thick * 0.35));
      ink.bezierCurveTo(w * 0.35, h * (low + 0.02), w * 0.62, h * (low - 0.1), w, h * (low - 0.62));
      ink.lineTo(w, h * (low - 0.62 + thick * 1.9));
      ink.bezierCurveTo(w * 0.66, h * (low + 0.1 + thick), w * 0.38, h * (low + thick), 0, h * (low + thick));
      ink.fill();
    };
    band(first, 0.7, 0.2);
    band(second, 0.94, 0.05);
  });
}

/** Red and white reflective tape. */
export const tape = (): THREE.MeshStandardMaterial =>
  decal('tape', 1024, 16, 0.4, (ink, w, h) => {
    for (let i = 0; i < 16; i++) {
      ink.fillStyle = i % 2 ? '#e8e6e0' : '#b3121d';
      ink.fillRect((i * w) / 16, 0, w / 16, h);
    }
  });

/** A diamond placard with its number, as the transport rules ask for. */
export function placard(number: string): THREE.MeshStandardMaterial {
  return decal(`placard ${number}`, 256, 256, 0.5, (ink) => {
    ink.translate(128, 128);
    ink.rotate(Math.PI / 4);
    ink.fillStyle = '#c4161c';
    ink.fillRect(-88, -88, 176, 176);
    ink.strokeStyle = '#fff';
    ink.lineWidth = 5;
    ink.strokeRect(-78, -78, 156, 156);
    ink.rotate(-Math.PI / 4);
    ink.fillStyle = '#fff';
    ink.fillRect(-70, -26, 140, 52);
    ink.fillStyle = '#111';
    ink.font = '800 52px Heading';
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    ink.fillText(number, 0, 3);
    ink.fillStyle = '#fff';
    ink.beginPath();
    ink.moveTo(0, -92);
    ink.bezierCurveTo(34, -62, 22, -42, 0, -40);
    ink.bezierCurveTo(-24, -42, -30, -62, -8, -72);
    ink.bezierCurveTo(-6, -80, -2, -86, 0, -92);
    ink.fill();
  });
}

/** The face of a dial: ticks, a needle, a name of the measure. */
export const dial = (unit: string): THREE.MeshStandardMaterial =>
  decal(`dial ${unit}`, 256, 256, 0.3, (ink) => {
    ink.fillStyle = '#f6f5ef';
    ink.fillRect(0, 0, 256, 256);
    ink.translate(128, 128);
    ink.strokeStyle = '#15171a';
    for (let i = 0; i <= 30; i++) {
      const angle = (0.75 + (i / 30) * 1.5) * Math.PI;
      const long = i % 5 === 0 ? 78 : 92;
      ink.lineWidth = i % 5 === 0 ? 6 : 3;
      ink.beginPath();
      ink.moveTo(Math.cos(angle) * long, Math.sin(angle) * long);
      ink.lineTo(Math.cos(angle) * 106, Math.sin(angle) * 106);
      ink.stroke();
    }
    ink.strokeStyle = '#c00000';
    ink.lineWidth = 8;
    ink.beginPath();
    ink.moveTo(-12, 16);
    ink.lineTo(52, -62);
    ink.stroke();
    ink.fillStyle = '#15171a';
    ink.font = '800 34px Heading';
    ink.textAlign = 'center';
    ink.fillText(unit, 0, 78);
  });

/** A lit digital display with digits. */
export const display = (digits: string, ink1 = '#123', ground = '#b9d3c0'): THREE.MeshStandardMaterial =>
  decal(`display ${digits} ${ground}`, 512, 160, 0.2, (ink) => {
    ink.fillStyle = ground;
    ink.fillRect(0, 0, 512, 160);
    ink.fillStyle = ink1;
    ink.font = '700 132px Heading';
    ink.textAlign = 'right';
    ink.textBaseline = 'middle';
    ink.fillText(digits, 490, 88);
  });
