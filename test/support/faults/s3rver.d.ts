declare module '@20minutes/s3rver' {
  import type { RequestListener, Server } from 'node:http';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly directory: string;
    readonly silent: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** An S3 server that stores objects in a folder and checks signatures. These are the parts that the tests use. */
  export default class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
    callback(): RequestListener;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
