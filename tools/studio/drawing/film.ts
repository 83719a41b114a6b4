import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from '../folders';
import { openStudio, photograph, upright } from './studio';

const size = { width: 960, height: 540, bytes: 40_000 };
const seconds = 7;

/**
 * Draws the clips of the assembly page: `npm run film -- [name] [scale] [passes] [drawn frames a second]`. Fewer drawn
 * frames than 24 are blended to 24 by ffmpeg, which must be installed. The poster is a frame of the clip.
 */
async function main(): Promise<void> {
  const [filter = '', scaleText = '1', passText = '4', rateText = '24'] = process.argv.slice(2);
  const drawn = {
    width: Math.round(size.width * Number(scaleText)),
    height: Math.round(size.height * Number(scaleText)),
  };
  await mkdir(folders.films, { recursive: true });
  const { page, close } = await openStudio();
  for (const name of ['filling', 'mounting', 'inspection'].filter((each) => each.includes(filter))) {
    const frames = Math.round(seconds * Number(rateText));
    const blend = rateText === '24' ? [] : ['-vf', 'minterpolate=fps=24:mi_mode=blend'];
    const encoder = spawn(
      'ffmpeg',
      [
        '-y',
        '-loglevel',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${size.width}x${size.height}`,
        '-r',
        rateText,
        '-i',
        '-',
        ...blend,
        '-an',
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        '29',
        '-maxrate',
        '520k',
        '-bufsize',
        '800k',
        '-pix_fmt',
        'yuv420p',
        '-movflags',
        '+faststart',
        join(folders.films, `${name}.mp4`),
      ],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    );
    for (let i = 0; i < frames; i++) {
      const data = await page.evaluate(
        ([clip, moment, width, height, passes]) => window.drawFrame(clip, moment, width, height, passes),
        [name, i / (frames - 1), drawn.width, drawn.height, Number(passText)] as const,
      );
      const pixels = await upright(data, drawn, size);
      if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
      if (i === Math.round(frames * 0.35))
        await writeFile(join(folders.films, `${name}.jpg`), (await photograph(pixels, size)).file);
    }
    encoder.stdin.end();
    await once(encoder, 'close');
    process.stdout.write(`${name}\n`);
  }
  await close();
}

await main();
