type VideoName = 'filling' | 'mounting' | 'inspection';

interface Video {
  /** Its value in the address of the page. */
  readonly name: VideoName;
  readonly file: string;
  readonly poster: string;
  /** The keys of its texts, on the page 'assemble-mount'. */
  readonly title: `video-${VideoName}`;
  readonly description: `video-${VideoName}-description`;
}

const video = (name: VideoName): Video => ({
  name,
  file: `/video/${name}.mp4`,
  poster: `/video/${name}.jpg`,
  title: `video-${name}`,
  description: `video-${name}-description`,
});

/** The three videos of the page; they are fixed (specification, section 9). */
export const videos: readonly Video[] = [video('filling'), video('mounting'), video('inspection')];
