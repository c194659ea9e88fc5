import { lazyView } from './lazy-view.tsx'

/** A text in Markdown. The code is loaded for pages that have one. */
export const MarkdownText = lazyView(
  async () => (await import('./markdown-view.tsx')).MarkdownView,
  <span aria-busy>…</span>,
)
