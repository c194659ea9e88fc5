import type { Page } from '#schemas'
import { preload } from '../lazy-view.tsx'
import { preloadOverlay } from '../page-overlay.tsx'
import { type Ahead, readFields } from './read-fields.ts'

interface ReadAhead extends Ahead {
  component: string
  readPage: (component: string) => Promise<Page | undefined>
}

/**
 * Prefetches the page of a drawer with its fields. An error is ignored, because opening the page loads it
 * again.
 */
export async function readAhead({ component, readPage, ...ahead }: ReadAhead): Promise<void> {
  void preloadOverlay()
  const page = await readPage(component)
  const { registry } = ahead
  if (!page || !registry.kinds.has(page.kind)) return
  void preload(registry.kinds.get(page.kind).Component)
  if (page.kind === 'form') readFields(ahead, page.form.nodes)
}
