import type { OperationSource, Page } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { sourceUnknown } from '../page/errors.ts'

/** The page's operation source of this name; a schema error that names the known ones where there is none. */
export function sourceOf(page: Page, name: string, pointer: string): OperationSource {
  const source = page.data && Object.hasOwn(page.data, name) ? page.data[name] : undefined
  const at: SchemaLocation = { page: page.id, pointer }
  if (!source || !('op' in source)) throw sourceUnknown({ name, known: Object.keys(page.data ?? {}) }, { at })
  return source
}
