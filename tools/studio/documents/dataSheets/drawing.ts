/** Outline drawings of the data sheets, in millimetres of paper: 100 wide, 78 high. */
const ink = '#1b2530';
const dimensionInk = '#4a5864';

export const outline = (shapes: string): string =>
  `<svg class="drawing" viewBox="0 0 100 78" fill="#eef3f8" stroke="${ink}" stroke-width="0.5" stroke-linejoin="round" role="img"><title>Outline drawing / Dessin</title>${shapes}</svg>`;

export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const circle = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

export const path = (d: string, fill = ''): string => `<path d="${d}"${fill ? ` fill="${fill}"` : ''}/>`;

/** The thin line through the middle of what turns or is symmetrical. */
export const axis = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#8a97a4" stroke-width="0.25" stroke-dasharray="3 1 0.6 1" fill="none"/>`;

const label = (x: number, y: number, text: string, turn = ''): string =>
  `<text x="${x}" y="${y}" ${turn} font-size="3.4" font-family="Public Sans" font-weight="700" text-anchor="middle" fill="${dimensionInk}" stroke="none">${text}</text>`;

const arrow = (d: string): string =>
  `<path d="${d}" stroke="${dimensionInk}" stroke-width="0.3" fill="none"/>`;

/** A dimension along the bottom, from one x to another. */
export const across = (x1: number, x2: number, y: number, text: string): string =>
  arrow(
    `M${x1} ${y - 3}v4.5M${x2} ${y - 3}v4.5M${x1} ${y}H${x2}M${x1 + 1.6} ${y - 0.9}l-1.6 .9l1.6 .9M${x2 - 1.6} ${y - 0.9}l1.6 .9l-1.6 .9`,
  ) + label((x1 + x2) / 2, y - 1.2, text);

/** A dimension along the side, from one y to another. */
export const upright = (x: number, y1: number, y2: number, text: string): string => {
  const middle = (y1 + y2) / 2;
  return (
    arrow(
      `M${x - 3} ${y1}h4.5M${x - 3} ${y2}h4.5M${x} ${y1}V${y2}M${x - 0.9} ${y1 + 1.6}l.9 -1.6l.9 1.6M${x - 0.9} ${y2 - 1.6}l.9 1.6l.9 -1.6`,
    ) + label(x - 1.2, middle, text, `transform="rotate(-90 ${x - 1.2} ${middle})"`)
  );
};
