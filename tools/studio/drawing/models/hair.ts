import type { PersonLook } from './person';
import { ball, both, carve, egg, half, join, rod, swell, within, type Field, type Point } from './sculpt';

export function hairField(look: PersonLook, head: Field): Field | undefined {
  const { style } = look.hair;
  const w = look.face;
  const strands: Field = (x, y, z) => {
    const a = Math.atan2(x, z + 0.02);
    return 0.0012 * Math.sin(a * 46 + y * 90) + 0.0008 * Math.sin(a * 91 - y * 60 + 1.3);
  };
  const cap = (thick: number, from: Point, normal: Point): Field =>
    within(
      0.012,
      swell(egg([0, 0.036, -0.012], [0.0765 * w, 0.09, 0.096]), (x, y, z) => thick + strands(x, y, z)),
      half([-normal[0], -normal[1], -normal[2]], from),
    );
  if (style === 'bald')
    return within(
      0.008,
      swell(egg([0, 0.03, -0.014], [0.0765 * w, 0.088, 0.096]), (x, y, z) => 0.004 + strands(x, y, z) * 0.6),
      within(0.008, half([0, 1, 0.25], [0, 0.035, 0]), half([0, -1, 1.1], [0, -0.05, -0.03])),
    );
  const short = cap(style === 'crop' ? 0.005 : 0.0105, [0, 0.082, 0.072], [0, 1, -0.92]);
  const sides = within(
    0.01,
    swell(
      egg([0, 0.02, -0.02], [0.0775 * w, 0.1, 0.094]),
      (x, y, z) => (style === 'crop' ? 0.003 : 0.0065) + strands(x, y, z),
    ),
    within(0.01, half([0, -1, 1.5], [0, -0.035, -0.005]), half([0, 0.2, 1], [0, 0.02, 0.028])),
  );
  const basis = join(0.012, short, sides);
  if (style === 'crop') return basis;
  if (style === 'receding')
    return carve(
      0.018,
      basis,
      both((s) => ball([s * 0.046, 0.1, 0.075], 0.03)),
    );
  if (style === 'short')
    return join(0.02, basis, swell(egg([0.012, 0.104, 0.03], [0.052, 0.02, 0.05]), strands));
  if (style === 'side')
    return join(
      0.018,
      basis,
      swell(egg([-0.02, 0.1, 0.05], [0.05, 0.022, 0.034]), strands),
      swell(egg([0.044, 0.088, 0.035], [0.03, 0.024, 0.04]), strands),
    );
  if (style === 'curls') {
    const lumps: Field = (x, y, z) =>
      0.007 * Math.sin(x * 120) * Math.sin(y * 118 + 1) * Math.sin(z * 122 + 2) +
      0.003 * Math.sin(x * 260 + 2) * Math.sin(y * 250) * Math.sin(z * 240);
    const mass = join(
      0.03,
      egg([0, 0.062, -0.03], [0.105, 0.092, 0.102]),
      both((s) => egg([s * 0.074, -0.005, -0.03], [0.042, 0.075, 0.055])),
    );
    return carve(0.02, swell(mass, lumps), egg([0, -0.015, 0.1], [0.069 * w, 0.094, 0.1]));
  }
  if (style === 'scarf') {
    const wrap = join(
      0.04,
      swell(egg([0, 0.034, -0.014], [0.0775 * w, 0.091, 0.098]), 0.0155),
      egg([0, -0.06, -0.012], [0.078, 0.09, 0.075]),
      egg([0, -0.165, 0.0], [0.088, 0.07, 0.075]),
      egg([0, -0.24, 0.01], [0.125, 0.06, 0.082]),
    );
    const folds: Field = (x, y, z) => 0.0012 * Math.sin((y - Math.abs(x) * 0.9) * 110 + z * 30);
    return carve(0.012, swell(wrap, folds), egg([0, -0.016, 0.1], [0.0615 * w, 0.09, 0.09]));
  }
  const parting: Field = (x, y, z) => strands(x, y, z) * 1.5;
  const crown = join(
    0.016,
    cap(0.013, [0, 0.088, 0.068], [0, 1, -0.85]),
    sides,
    swell(
      both((s) => rod([s * 0.012, 0.112, 0.058], [s * 0.072, 0.03, 0.05], 0.013, 0.013)),
      parting,
    ),
  );
  if (style === 'bun')
    return join(
      0.012,
      crown,
      swell(ball([0, 0.085, -0.098], 0.042), strands),
      both((s) => rod([s * 0.07, 0.03, 0.045], [s * 0.078, -0.02, 0.02], 0.009, 0.004)),
    );
  if (style === 'ponytail')
    return join(
      0.02,
      crown,
      swell(rod([0, 0.05, -0.11], [0.06, -0.06, -0.105], 0.03, 0.034), strands),
      swell(rod([0.06, -0.06, -0.105], [0.1, -0.24, 0.035], 0.034, 0.022), strands),
    );
  const drop = style === 'bob' ? -0.085 : -0.19;
  const curtain = both((s) =>
    swell(
      join(
        0.03,
        rod([s * 0.074, 0.035, 0.02], [s * 0.083, drop * 0.6, 0.018], 0.02, 0.026),
        rod([s * 0.08, 0.0, -0.02], [s * 0.084, drop, -0.005], 0.026, 0.03),
      ),
      parting,
    ),
  );
  return carve(
    0.008,
    join(0.03, crown, curtain, swell(rod([0, 0, -0.075], [0, drop, -0.065], 0.06, 0.058), parting)),
    swell(head, -0.001),
  );
}

export function beardField(look: PersonLook, head: Field): Field | undefined {
  if (!look.beard || look.beard === 'stubble') return undefined;
  const wisps: Field = (x, y, z) => 0.0011 * Math.sin(x * 420 + y * 90) * Math.sin(z * 300 + y * 220);
  const moustache = both((s) => rod([s * 0.004, -0.047, 0.0915], [s * 0.026, -0.0565, 0.077], 0.0058, 0.003));
  if (look.beard === 'moustache') return swell(moustache, wisps);
  const low = within(
    0.01,
    swell(head, 0.0045),
    within(0.01, half([0, 1, -0.42], [0, -0.052, 0.06]), half([0, -0.35, -1], [0, -0.06, -0.004])),
  );
  const chin = within(0.01, low, half([0, -1, -0.6], [0, -0.122, 0.03]));
  return swell(
    join(0.006, carve(0.006, chin, egg([0, -0.0625, 0.096], [0.026, 0.0115, 0.03])), moustache),
    wisps,
  );
}
