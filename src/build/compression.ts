import CompressionPlugin from 'compression-webpack-plugin';

/** The files that shrink; pictures, films and fonts are compressed already. */
const test = /\.(?:js|mjs|css|svg|json|txt|xml)$/;

/** It says how large the others are, so it comes after them. Only the server reads it. */
const exclude = /^manifest\.json$/;

/** Each has a variant, whatever it saves: the server looks for one and the manifest tells its size. */
const minRatio = Number.MAX_VALUE;

/** Put a brotli and a gzip variant beside every text that the build emits, as small as each can make it. */
export const compressionPlugins = (): readonly CompressionPlugin[] => [
  new CompressionPlugin({
    test,
    exclude,
    minRatio,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
  }),
  new CompressionPlugin({ test, exclude, minRatio, algorithm: 'gzip', filename: '[path][base].gz' }),
];
