import type { TextKey } from '../textKeys';

interface Video {
  readonly file: string;
  readonly poster: string;
  readonly title: TextKey<'assemble-mount'>;
  readonly description: TextKey<'assemble-mount'>;
}

const video = (name: 'filling' | 'mounting' | 'inspection'): Video => ({
  file: `/video/${name}.mp4`,
  poster: `/video/${name}.jpg`,
  title: `video-${name}`,
  description: `video-${name}-description`,
});

/** The three videos of the page; they are fixed (specification, section 9). */
export const videos: readonly Video[] = [video('filling'), video('mounting'), video('inspection')];
