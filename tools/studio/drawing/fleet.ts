import type { BuildingLook } from './models/buildings';
import type { TankLook } from './models/tank';
import type { TrailerLook } from './models/trailer';
import type { TruckLook } from './models/truck';

/** The three firms' colours and liveries, and the trucks they build: data that the catalogue picks from. */
export const brands = {
  norcuve: { brand: 'NORCUVE', wall: '#d9dde1', band: '#014B94', accent: '#FAC702', doors: 5, lit: false },
  rubicuve: { brand: 'RUBICUVE', wall: '#cfd0d2', band: '#C00000', accent: '#151515', doors: 4, lit: false },
  propacuve: {
    brand: 'PROPACUVE',
    wall: '#e6e8ea',
    band: '#0B6A43',
    accent: '#8FDB6A',
    doors: 3,
    lit: false,
  },
} satisfies Record<string, BuildingLook>;

const blue = '#014B94';
const yellow = '#FAC702';
const red = '#B80000';
const green = '#0B6A43';
const leaf = '#8FDB6A';
const black = '#141414';
const white = '#eeeff0';
const slate = '#4d565f';

export const tanks = {
  norcuve: {
    finish: 'aluminium',
    compartments: 4,
    brand: 'NORCUVE',
    ink: blue,
    livery: 'swoosh',
    colors: [blue, yellow],
    placard: '1203',
  },
  rubicuve: {
    finish: 'aluminium',
    compartments: 4,
    brand: 'RUBICUVE',
    ink: red,
    livery: 'bands',
    colors: [red, black],
    placard: '1203',
  },
  plain: {
    finish: 'stainless',
    compartments: 3,
    brand: '',
    ink: blue,
    livery: 'plain',
    colors: [blue, yellow],
    placard: '1202',
  },
  blueTank: {
    finish: { paint: blue },
    compartments: 5,
    brand: 'NORCUVE',
    ink: '#ffffff',
    livery: 'bands',
    colors: [yellow, '#ffffff'],
    placard: '1202',
  },
  redTank: {
    finish: { paint: red },
    compartments: 3,
    brand: 'RUBICUVE',
    ink: '#ffffff',
    livery: 'bands',
    colors: [black, '#ffffff'],
    placard: '1202',
  },
  greenTank: {
    finish: { paint: '#1d5a3c' },
    compartments: 3,
    brand: '',
    ink: white,
    livery: 'bands',
    colors: [white, '#c9a227'],
    placard: '1202',
  },
  whiteTank: {
    finish: 'white',
    compartments: 4,
    brand: 'NORCUVE',
    ink: blue,
    livery: 'swoosh',
    colors: [blue, yellow],
    placard: '1863',
  },
  black: {
    finish: { paint: '#1b1c1f' },
    compartments: 2,
    brand: 'RUBICUVE',
    ink: '#ffffff',
    livery: 'bands',
    colors: [red, '#d8d8d8'],
    pressure: true,
  },
  propacuve: {
    finish: 'white',
    compartments: 1,
    brand: 'PROPACUVE',
    ink: green,
    livery: 'plain',
    colors: [green, leaf],
    placard: '1075',
    pressure: true,
  },
  propaneBands: {
    finish: 'white',
    compartments: 1,
    brand: 'PROPACUVE',
    ink: green,
    livery: 'bands',
    colors: [green, leaf],
    placard: '1075',
    pressure: true,
  },
  propanePlain: {
    finish: 'white',
    compartments: 1,
    brand: 'PROPANE',
    ink: slate,
    livery: 'plain',
    colors: [slate, white],
    placard: '1075',
    pressure: true,
  },
} satisfies Record<string, TankLook>;

export type TankName = keyof typeof tanks;

const cab = (
  color: string,
  accent: string,
  kind: 'conventional' | 'cabover' = 'conventional',
  plain = false,
): TruckLook['cab'] => ({ kind, color, accent, plain });

export function delivery(
  color: string,
  accent: string,
  tank: TankName,
  length = 5.2,
  rearAxles: 1 | 2 | 3 = 2,
  kind: 'conventional' | 'cabover' = 'conventional',
  plain = false,
): TruckLook {
  return {
    cab: cab(color, accent, kind, plain),
    body: 'delivery',
    rearAxles,
    tankLength: length,
    tank: tanks[tank],
  };
}

export function tractor(color: string, accent: string, trailers: TrailerLook[], plain = false): TruckLook {
  return {
    cab: cab(color, accent, 'conventional', plain),
    body: 'tractor',
    rearAxles: 2,
    tankLength: 0.1,
    tank: tanks.plain,
    trailer: trailers,
  };
}

export const fuelTrailer = (tank: TankName, length = 12.2, axles = 3): TrailerLook => ({
  length,
  axles,
  tank: tanks[tank],
});
export const propaneTrailer = (tank: TankName, length = 13, axles = 3): TrailerLook => ({
  length,
  axles,
  tank: tanks[tank],
  pressure: true,
});

export function special(
  body: TruckLook['body'],
  color: string,
  accent: string,
  tank: TankName,
  length: number,
  rearAxles: 1 | 2 | 3,
  kind: 'conventional' | 'cabover' = 'conventional',
  plain = false,
): TruckLook {
  return {
    cab: cab(color, accent, kind, plain),
    body,
    rearAxles,
    tankLength: length,
    tank: tanks[tank],
    cabinetColor: body === 'lube' || body === 'refueller' ? color : null,
  };
}

export const palette = { blue, yellow, red, green, leaf, black, white, slate };
