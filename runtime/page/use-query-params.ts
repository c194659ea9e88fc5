import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Page, Parameter } from '#schemas'
import { useRuntime } from '../runtime-context.ts'
import { browserAddress } from './address-port.ts'
import { type PageParams, useOptionalPage } from './page-context.ts'

/**
 * Parameters that a page reads from the browser's address. Returns none if another page has opened the page,
 * because the opening page passes all parameters.
 */
export function useQueryParams(page: Page | undefined): PageParams {
  const { navigation } = useRuntime()
  const isOpened = useOptionalPage() !== undefined
  const [address] = useState(() => browserAddress(navigation))
  const search = useSyncExternalStore(address.subscribe, address.search)
  return useMemo(() => (page && !isOpened ? queryParams(page, search) : {}), [page, isOpened, search])
}

function queryParams(page: Page, search: string): PageParams {
  const query = new URLSearchParams(search)
  // Leaves out the parameter for a wizard's draft, which the wizard itself reads and writes.
  const draft = page.kind === 'wizard' ? page.wizard.draft?.param : undefined
  return Object.fromEntries(
    Object.entries(page.params ?? {}).flatMap(([name, { type, from }]) => {
      const text = from === 'query' && name !== draft ? query.get(name) : null
      const value = text === null ? undefined : parseParameter(text, type)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Parses a text as a parameter of this type. Returns undefined if the text is empty or has another type. */
function parseParameter(text: string, type: Parameter['type']): string | number | boolean | undefined {
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return text || undefined
}
