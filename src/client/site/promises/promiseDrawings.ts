/** The promises of the company, by the keys of their texts and drawings. */
export const promises = ['mission', 'commitment', 'values'] as const;

export type PromiseKey = (typeof promises)[number];

/** A circle as a path, so that it can be animated like a line. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`;

/** The line drawings, 200 wide and 100 high. The lines are in the order of the animation. */
export const promiseDrawings: Readonly<Record<PromiseKey, readonly string[]>> = {
  // A tanker on the road.
  mission: [
    'M4 92H196',
    'M14 72V40a16 16 0 0 1 16-16h92a16 16 0 0 1 16 16v32Z',
    'M138 66V34h24l18 18 10 4v16h-12',
    'M160 42v14h18',
    circle(38, 80, 11),
    circle(66, 80, 11),
    circle(164, 80, 11),
    'M82 80h66',
    'M54 24v48M98 24v48',
    'M44 24v-8h20v8M88 24v-8h20v8',
    'M22 46h24M22 56h14',
  ],
  // The inspection sheet, ticked off, and the gauge that agrees.
  commitment: [
    'M24 16h76v80H24Z',
    'M48 16v-8h28v8',
    'M34 34l6 6 10-12',
    'M60 36h28',
    'M34 56l6 6 10-12',
    'M60 58h28',
    'M34 78l6 6 10-12',
    'M60 80h28',
    circle(150, 54, 36),
    'M130 62a22 22 0 1 1 40 0',
    'M150 56l12-16',
    circle(150, 56, 3),
    'M140 72h20',
  ],
  // The hard hat and the shield.
  values: [
    'M22 76c0-34 18-54 44-54s44 20 44 54',
    'M10 76h112v12H10Z',
    'M56 23v-9h20v9',
    'M56 24v28M76 24v28',
    'M40 31c-5 10-7 22-7 34M92 31c5 10 7 22 7 34',
    'M140 30l26-12 26 12v24c0 16-10 28-26 36-16-8-26-20-26-36Z',
    'M152 54l10 10 18-20',
  ],
};
