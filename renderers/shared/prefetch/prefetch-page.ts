import type { Page } from '#schemas'
import { preload } from '../lazy-view.tsx'
import { preloadOverlay } from '../page-overlay.tsx'
import { type PrefetchTools, prefetchFields } from './prefetch-fields.ts'

interface PrefetchPageParams extends PrefetchTools {
  component: string
  readPage: (component: string) => Promise<Page | undefined>
}

/**
 * Prefetches the page that a drawer will show, and the fields of this page. Ignores an error, because the
 * page is loaded again when it opens.
 */
export async function prefetchPage({ component, readPage, ...tools }: PrefetchPageParams): Promise<void> {
  void preloadOverlay()
  const page = await readPage(component)
  const { registry } = tools
  if (!page || !registry.kinds.has(page.kind)) return
  void preload(registry.kinds.get(page.kind).Component)
  if (page.kind === 'form') prefetchFields(tools, page.form.nodes)
}
