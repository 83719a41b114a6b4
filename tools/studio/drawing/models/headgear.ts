import { Build } from './build';
import { lathe, pipe } from './geometry';
import * as stuff from './materials';
import type { Point } from './sculpt';

export function hardHat(color: string): Build {
  const build = new Build();
  const shell = stuff.satin(color);
  const dome: [number, number][] = [];
  for (let i = 0; i <= 14; i++)
    dome.push([0.113 * Math.cos((i / 14) * 1.57) + 0.0005, 0.112 * Math.sin((i / 14) * 1.57)]);
  build.add(shell, lathe(dome, 'y', 48), { at: [0, 0.052, -0.012], size: [0.86, 1, 1.08] });
  build.add(
    shell,
    lathe(
      [
        [0.1, -0.002],
        [0.124, -0.006],
        [0.126, 0],
        [0.1, 0.008],
      ],
      'y',
      48,
    ),
    { at: [0, 0.052, -0.006], size: [0.84, 1, 1.1] },
  );
  build.add(
    shell,
    lathe(
      [
        [0.001, 0],
        [0.07, -0.004],
        [0.085, -0.006],
        [0.085, 0],
        [0.001, 0.006],
      ],
      'y',
      40,
    ),
    { at: [0, 0.052, 0.085], size: [0.98, 1, 0.72] },
  );
  for (const x of [-0.018, 0.018])
    build.add(
      shell,
      pipe(
        [
          [x, 0.1, 0.095],
          [x, 0.152, 0.055],
          [x, 0.167, -0.01],
          [x, 0.152, -0.075],
          [x, 0.1, -0.115],
        ],
        0.0065,
      ),
    );
  return build;
}

export function glasses(): Build {
  const build = new Build();
  const frame = stuff.satin('#17191c');
  for (const s of [-1, 1]) {
    const ring: Point[] = [];
    for (let i = 0; i <= 28; i++) {
      const a = (i / 28) * Math.PI * 2;
      const r = Math.pow(
        Math.pow(Math.abs(Math.cos(a)) / 0.0245, 3) + Math.pow(Math.abs(Math.sin(a)) / 0.018, 3),
        -1 / 3,
      );
      ring.push([
        s * 0.0325 + Math.cos(a) * r,
        0.006 + Math.sin(a) * r,
        0.1015 - Math.abs(Math.cos(a) * r) * 0.06,
      ]);
    }
    build.add(frame, pipe(ring, 0.0016));
    build.add(
      frame,
      pipe(
        [
          [s * 0.056, 0.011, 0.099],
          [s * 0.074, 0.012, 0.075],
          [s * 0.08, 0.01, 0.0],
        ],
        0.0018,
      ),
    );
  }
  return build.add(
    frame,
    pipe(
      [
        [-0.009, 0.009, 0.1035],
        [0, 0.0115, 0.106],
        [0.009, 0.009, 0.1035],
      ],
      0.0018,
    ),
  );
}
