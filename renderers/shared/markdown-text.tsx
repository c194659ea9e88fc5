import { lazyView } from './lazy-view.tsx'

/** Shows a Markdown text. The code is loaded only for pages that have such a text. */
export const MarkdownText = lazyView(
  async () => (await import('./markdown-view.tsx')).MarkdownView,
  <span aria-busy>…</span>,
)
