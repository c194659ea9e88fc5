import { lazyView } from './lazy-view.tsx'
import { SkeletonLines } from './skeleton-lines.tsx'

/** Shows a Markdown text. The code of the Markdown parser is loaded only for pages with such a text. */
export const MarkdownText = lazyView(
  async () => (await import('./markdown-view.tsx')).MarkdownView,
  <SkeletonLines lines={1} />,
)
