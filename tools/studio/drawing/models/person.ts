import * as THREE from 'three';
import type { Build } from './build';
import { vertexColored, plain, dress } from './clothes';
import { eyeX, eyeY, headField, skinColor, eyeball } from './face';
import { hairField, beardField } from './hair';
import { hardHat, glasses } from './headgear';
import { half, mesh, within } from './sculpt';

export interface PersonLook {
  woman: boolean;
  age: 20 | 30 | 40 | 50 | 60;
  skin: string;
  hair: {
    style:
      | 'short'
      | 'crop'
      | 'side'
      | 'receding'
      | 'bald'
      | 'bob'
      | 'long'
      | 'bun'
      | 'ponytail'
      | 'curls'
      | 'scarf';
    color: string;
  };
  beard?: 'full' | 'stubble' | 'moustache';
  eyes: string;
  wear: 'coverall' | 'shirt' | 'blazer' | 'polo' | 'vest';
  cloth: string;
  under?: string;
  hat?: string;
  glasses?: boolean;
  /** Build: 0 slight, 1 broad. */
  broad: number;
  /** Width of the face, about 1. */
  face: number;
}

/** A person down to the chest, facing +z; the middle of the head is the origin. */
export function person(look: PersonLook, turn: number): THREE.Group {
  const group = new THREE.Group();
  const show = (geometry: THREE.BufferGeometry, material: THREE.Material): void => {
    const part = new THREE.Mesh(geometry, material);
    part.castShadow = part.receiveShadow = true;
    group.add(part);
  };
  const head = headField(look);
  show(
    mesh(head, { low: [-0.16, -0.3, -0.13], high: [0.16, 0.14, 0.13], cell: 0.0023 }, skinColor(look)),
    vertexColored(0.52),
  );
  for (const s of [-1, 1]) {
    const eye = eyeball(look.eyes);
    // The eyes meet the lens whichever way the head is turned.
    eye.rotateY(-turn);
    eye.translate(s * eyeX, eyeY, 0.0735);
    show(eye, vertexColored(0.12));
  }
  const hair = hairField(look, head);
  const hairColor = look.hair.color;
  const trimmed = hair && look.hat ? within(0.004, hair, half([0, 1, 0.1], [0, 0.052, 0])) : hair;
  if (trimmed)
    show(
      mesh(trimmed, { low: [-0.16, -0.33, -0.18], high: [0.16, 0.18, 0.14], cell: 0.0026 }),
      plain(hairColor, look.hair.style === 'scarf' ? 0.85 : 0.5),
    );
  const beard = beardField(look, head);
  if (beard)
    show(
      mesh(beard, { low: [-0.09, -0.16, -0.03], high: [0.09, 0, 0.12], cell: 0.0023 }),
      plain(hairColor, 0.7),
    );
  dress(look, head, show);
  if (look.hat) show1(group, hardHat(look.hat));
  if (look.glasses) show1(group, glasses());
  return group;
}

function show1(group: THREE.Group, build: Build): void {
  group.add(build.group());
}
