import { lazyView } from './lazy-view.tsx'

/**
 * HTML that somebody wrote: texts, tables, links and pictures, and nothing that runs, asks or covers. The only place
 * that draws foreign markup; its code is read when the first one is drawn.
 */
export const SafeHtml = lazyView(
  async () => (await import('./safe-html-view.tsx')).SafeHtmlView,
  <span aria-busy>…</span>,
)
