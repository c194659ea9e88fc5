import type { Registry } from '#runtime'
import type { Page } from '#schemas'
import { preload } from '../lazy-view.tsx'
import { preloadOverlay } from '../page-overlay.tsx'
import { preloadFields } from './preload-fields.ts'

interface ReadAhead {
  component: string
  readPage: (component: string) => Promise<Page | undefined>
  registry: Registry
}

/** Reads what a page needs to be drawn over this one; what does not come is asked for again when it opens. */
export async function readAhead({ component, readPage, registry }: ReadAhead): Promise<void> {
  void preloadOverlay()
  const page = await readPage(component)
  if (!page || !registry.kinds.has(page.kind)) return
  void preload(registry.kinds.get(page.kind).Component)
  if (page.kind === 'form') preloadFields(registry, page.form.nodes)
}
