import { lazyView } from './lazy-view.tsx'

/**
 * HTML written by users: text, tables, links and pictures, without scripts, forms and overlays. The only
 * component that draws foreign markup. Its code is loaded on demand.
 */
export const SafeHtml = lazyView(
  async () => (await import('./safe-html-view.tsx')).SafeHtmlView,
  <span aria-busy>…</span>,
)
