import type { Brand } from '../../model/brands';
import { escapeHtml } from './html';

/**
 * The loading screen as the page brings it, so that something is seen before any script has run: the brand's mark, and a
 * tank that fills. The client shows the same elements until the content is there, in this style.
 */
export const loadingStyle = `
body{margin:0}
.loading{box-sizing:border-box;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:28px;padding:24px;background:#fff;color:#4a5763;font:600 15px/1.5 system-ui,sans-serif;letter-spacing:.04em}
.loading-mark{display:block;width:220px;height:56px;object-fit:contain}
.loading-tank{box-sizing:border-box;width:220px;height:40px;padding:4px;border:2px solid var(--loading-color);border-radius:20px/50%;overflow:hidden}
.loading-level{height:100%;border-radius:16px/50%;background:var(--loading-color);transform-origin:left;animation:loading-fill 1.8s cubic-bezier(.4,0,.3,1) infinite}
.loading-text{margin:0}
@keyframes loading-fill{0%{clip-path:inset(0 100% 0 0);opacity:1}70%{clip-path:inset(0);opacity:1}100%{clip-path:inset(0);opacity:0}}
@media (prefers-reduced-motion:reduce){.loading-level{animation:none;clip-path:inset(0 45% 0 0)}}
`.replaceAll('\n', '');

/** @param text what it says, in the page's language. */
export const loadingMarkup = (brand: Brand, text: string): string =>
  '<div class="loading" role="status">' +
  `<img class="loading-mark" src="${brand.assets}/logo.svg" alt="${escapeHtml(brand.name)}" width="220" height="56">` +
  '<div class="loading-tank"><div class="loading-level"></div></div>' +
  `<p class="loading-text">${escapeHtml(text)}</p></div>`;
