import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { isTrustedProxy } from '../../system/trustedProxies';

/** Logs once that a proxy is not trusted: all its visitors then share the limits of one IP address. */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  let hasWarned = false;
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done();
    if (hasWarned || raw.headers['x-forwarded-for'] === undefined) return;
    const { remoteAddress: proxy } = raw.socket;
    if (isTrustedProxy(trustedProxies, proxy, 0)) return;
    hasWarned = true;
    app.log.warn(
      { proxy },
      'X-Forwarded-For arrives from an address that TRUST_PROXY does not trust. If it is your proxy, set TRUST_PROXY: now all its visitors share the limits of one address.',
    );
  });
}
