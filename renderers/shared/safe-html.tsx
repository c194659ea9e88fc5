import { lazyView } from './lazy-view.tsx'

/**
 * Draws HTML that users have written: text, tables, links and pictures, but no scripts, forms or overlays. No
 * other component draws such HTML. The code is loaded on demand.
 */
export const SafeHtml = lazyView(
  async () => (await import('./safe-html-view.tsx')).SafeHtmlView,
  <span aria-busy>…</span>,
)
