import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../../model/site/brands';
import { findBrandOfHost } from '../../../model/site/brands';
import type { Config } from '../../config';

type HostConfig = Pick<Config, 'brandHosts' | 'hostHeader'>;

/** A host and the brand that it belongs to. */
export interface SiteHost {
  readonly brand: Brand;
  /** With its port, as the browser shows it. */
  readonly host: string;
}

/**
 * The host of a request and its brand; undefined for a host of no brand. Any visitor can send X-Forwarded-Host, so the host
 * comes from `Host`, or from the one header that the operator names.
 */
export function siteHostOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { brandHosts, hostHeader }: HostConfig,
): SiteHost | undefined {
  const host = String(headers[hostHeader] ?? '').trim();
  const brand = findBrandOfHost(host, brandHosts);
  return brand && { brand, host };
}

const misdirected = `There is no site at this address. (For the administrator: BRAND_HOSTS lists the hosts of each brand.)
Il n'y a pas de site à cette adresse. (Pour l'administrateur : BRAND_HOSTS énumère les hôtes de chaque marque.)
`;

/** Responds to a request for a host that is not the site's (421, RFC 9110). */
export function sendMisdirected(reply: FastifyReply): FastifyReply {
  return reply
    .code(421)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(misdirected);
}
