import { pictures } from './catalogue';
import { seedOf } from './render/random';
import { Camera3D, type Stage } from './render/renderer';
import { clips, type Clip } from './scenes/clips';

declare global {
  interface Window {
    pictureNames: string[];
    drawPicture: (file: string, width: number, height: number, passes: number) => string;
    drawFrame: (clip: string, moment: number, width: number, height: number, passes: number) => string;
  }
}

let camera: Camera3D | undefined;
let running: { name: string; clip: Clip } | undefined;

function pixelsOf(stage: Stage, width: number, height: number, passes: number, seed: number): string {
  camera ??= new Camera3D(document.createElement('canvas'));
  camera.prepare(stage);
  camera.draw(stage, width, height, passes, seed);
  const gl = camera.renderer.getContext();
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  let text = '';
  for (let i = 0; i < pixels.length; i += 32768)
    text += String.fromCharCode(...pixels.subarray(i, i + 32768));
  return btoa(text);
}

window.pictureNames = Object.keys(pictures);

/** Draws one picture of the catalogue and returns its pixels (RGBA, bottom row first) as base64. */
window.drawPicture = (file, width, height, passes) => {
  const make = pictures[file];
  if (!make) throw new Error(`no picture named ${file}`);
  const seed = seedOf(file);
  const stage = make(seed);
  const pixels = pixelsOf(stage, width, height, passes, seed);
  stage.scene.traverse((thing) => {
    if ('geometry' in thing) (thing.geometry as { dispose: () => void }).dispose();
  });
  return pixels;
};

/** Draws one moment of a clip; the stage is kept for the next. */
window.drawFrame = (name, moment, width, height, passes) => {
  const make = clips[name];
  if (!make) throw new Error(`no clip named ${name}`);
  if (running?.name !== name) running = { name, clip: make(seedOf(name)) };
  running.clip.at(moment);
  return pixelsOf(running.clip.stage, width, height, passes, seedOf(name));
};
