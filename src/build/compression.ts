import CompressionPlugin from 'compression-webpack-plugin';

/** Files worth compressing. Pictures, videos and fonts are compressed already. */
const test = /\.(?:js|mjs|css|svg|json|txt|xml)$/;

/** The manifest lists the sizes of the compressed files, so it is written after them. Only the server reads it. */
const exclude = /^manifest\.json$/;

/** Compress every file, however little it saves: the server expects each variant, and the manifest lists its size. */
const minRatio = Number.MAX_VALUE;

/** Emit a brotli and a gzip variant beside every text file of the build, at the highest compression level. */
export function compressionPlugins(): readonly CompressionPlugin[] {
  return [
    new CompressionPlugin({
      test,
      exclude,
      minRatio,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
    }),
    new CompressionPlugin({ test, exclude, minRatio, algorithm: 'gzip', filename: '[path][base].gz' }),
  ];
}
