import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Page, Parameter } from '#schemas'
import { useRuntime } from '../runtime-context.ts'
import { browserAddress } from './address-port.ts'
import { type PageParams, useOptionalPage } from './page-context.ts'

/**
 * Parameters that a page reads from the browser's address. If another page has opened the page, all
 * parameters come from that page instead.
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
  // A wizard reads and writes the parameter of its draft itself.
  const draft = page.kind === 'wizard' ? page.wizard.draft?.param : undefined
  return Object.fromEntries(
    Object.entries(page.params ?? {}).flatMap(([name, { type, from }]) => {
      const text = from === 'query' && name !== draft ? query.get(name) : null
      const value = text === null ? undefined : parseParameter(text, type)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Parses a parameter of this type. Undefined if the text has another type. */
function parseParameter(text: string, type: Parameter['type']): string | number | boolean | undefined {
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return text
}
