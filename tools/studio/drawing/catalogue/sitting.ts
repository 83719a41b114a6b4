import type { PersonLook } from '../models/person';
import type { Stage } from '../render/renderer';
import { portrait } from '../scenes/portrait';

export type Make = (seed: number) => Stage;

/** One sitting: all the staff in the same light and frame, before one of three plain walls. */
export const sit =
  (look: PersonLook, wall: string, turn: number): Make =>
  () =>
    portrait(look, wall, turn);
export const grey = '#9aa4ae';
export const sand = '#b3aca2';
export const slate = '#7d8c9c';
