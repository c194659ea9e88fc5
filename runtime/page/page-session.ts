import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#schemas'
import type { Unfolded } from '../list/rows/open-rows.ts'
import { rowOperations } from '../list/rows/row-operations.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { Address } from './address-port.ts'
import { createOpenDetail, type OpenDetail } from './open-detail.ts'

/** What the kind on screen lends to actions; it keeps them up to date. */
export interface PageHandles {
  selection: () => readonly DataRecord[]
  /** Lets these rows go, where they are selected. */
  deselect: (records: readonly DataRecord[]) => void
  values: () => Readonly<Record<string, unknown>>
  setValues: ((values: Readonly<Record<string, unknown>>) => void) | undefined
  /** Opens a row of its tree, to show what was added below it. */
  unfold: ((row: Unfolded) => void) | undefined
  /** The form on screen; undefined on pages that have none. */
  form: FormHandle | undefined
}

/** What actions may do with a form besides setting values. */
export interface FormHandle {
  /** Takes it back to what was loaded. */
  reset: () => void
  /** Checks everything and shows what is wrong; true where nothing is. */
  check: () => Promise<boolean>
}

/** One page on screen: its address, its handles, and how its data are read again. */
export interface PageSession {
  readonly address: Address
  readonly handles: PageHandles
  readonly detail: OpenDetail
  /** Reads the named sources again, or all; and everything of the page it was opened from, which shows the same records. */
  refresh: (names?: readonly string[]) => Promise<void>
  /** Of the page it was opened from. */
  readonly opener: PageSession | undefined
}

interface SessionParts {
  page: Page
  address: Address
  queries: QueryClient
  opener: PageSession | undefined
}

export function createPageSession({ page, address, queries, opener }: SessionParts): PageSession {
  const refresh = async (names?: readonly string[]) => {
    const sources = Object.entries(page.data ?? {}).filter(([name]) => !names || names.includes(name))
    const operations = sources.flatMap(([, source]) => ('op' in source ? [source.op] : []))
    await Promise.all([
      ...[...operations, ...rowOperations(page, names)].map((op) =>
        queries.invalidateQueries({ queryKey: ['data', op] }),
      ),
      opener?.refresh(),
    ])
  }
  const handles: PageHandles = {
    selection: () => [],
    deselect: () => undefined,
    values: () => ({}),
    setValues: undefined,
    unfold: undefined,
    form: undefined,
  }
  return { address, handles, detail: createOpenDetail(address), refresh, opener }
}
