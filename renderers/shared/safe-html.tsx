import { lazyView } from './lazy-view.tsx'
import { SkeletonLines } from './skeleton-lines.tsx'

/**
 * Draws HTML that users have written. Texts, tables, links and pictures are allowed. Scripts, forms and
 * overlays are removed. No other component may draw HTML of users. The code of the sanitizer is loaded on
 * demand.
 */
export const SafeHtml = lazyView(
  async () => (await import('./safe-html-view.tsx')).SafeHtmlView,
  <SkeletonLines lines={1} />,
)
