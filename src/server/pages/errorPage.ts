import type { BrandId } from '../../model/site/brands';
import { brands } from '../../model/site/brands';
import { languages } from '../../model/site/languages';
import type { AppError } from '../errors';
import { errorBodyOf } from '../http/errors';
import { element, escapeHtml, startTag } from './document/html';

const style = `
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;padding:24px;box-sizing:border-box;background:#fff;color:#17212b;font:18px/1.5 system-ui,sans-serif;text-align:center}
img{width:220px;height:56px;object-fit:contain}
p{margin:0;max-width:34rem}
`.replaceAll('\n', '');

/**
 * The page of a request that failed, in all languages. It uses no content and no code, because these may be what failed.
 */
export function errorPage(brandId: BrandId, error: AppError): string {
  const { name, assets } = brands[brandId];
  const messages = languages.map((language) =>
    element('p', { lang: language }, escapeHtml(errorBodyOf(error, language).message)),
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    startTag('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, escapeHtml(name)),
    element('style', {}, style),
    '</head>',
    element(
      'body',
      {},
      startTag('img', { src: `${assets}/logo.svg`, alt: name, width: '220', height: '56' }),
      ...messages,
    ),
    '</html>',
    '',
  ].join('\n');
}
