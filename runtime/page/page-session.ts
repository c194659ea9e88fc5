import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#schemas'
import type { ContractLookUp } from '../contracts/contract-look-up.ts'
import type { AddedRow } from '../list/rows/open-rows.ts'
import { rowOperations } from '../list/rows/row-operations.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { Address } from './address-port.ts'

/** Functions that the page's renderer provides to actions and keeps up to date. */
interface PageHandles {
  selection: () => readonly DataRecord[]
  /** Removes these rows from the selection. */
  deselect: (records: readonly DataRecord[]) => void
  values: () => Readonly<Record<string, unknown>>
  setValues: ((values: Readonly<Record<string, unknown>>) => void) | undefined
  /** Expands a row of a tree list, to show a child that was just added. */
  expandRow: ((row: AddedRow) => void) | undefined
  /** The page's form. Undefined on a page without one. */
  form: FormHandle | undefined
}

/** Form functions for actions, besides setting values. */
export interface FormHandle {
  /** Resets the form to the loaded values. */
  reset: () => void
  /** Validates the form and shows its errors. Resolves to true if there are none. */
  check: () => Promise<boolean>
}

/** An open page: its address, its action functions, and the reload of its data. */
export interface PageSession {
  readonly address: Address
  readonly handles: PageHandles
  readonly detail: OpenDetail
  /**
   * Reloads the named data sources, or all of them. Also reloads all data of the page that opened this one,
   * because that page shows the same records.
   */
  refresh: (names?: readonly string[]) => Promise<void>
  /** Session of the page that opened this one. */
  readonly opener: PageSession | undefined
}

interface SessionParts {
  page: Page
  address: Address
  queries: QueryClient
  contracts: ContractLookUp
  opener: PageSession | undefined
}

export function createPageSession(parts: SessionParts): PageSession {
  const { page, address, queries, contracts, opener } = parts
  const refresh = async (names?: readonly string[]) => {
    const sources = Object.entries(page.data ?? {}).filter(([name]) => !names || names.includes(name))
    const operations = sources.flatMap(([, source]) => ('op' in source ? [source.op] : []))
    // Cached queries that no component uses now may contain changed records, so they are marked as outdated.
    void queries.invalidateQueries({ queryKey: ['data'], type: 'inactive', refetchType: 'none' })
    await Promise.all([
      ...[...operations, ...rowOperations(page, contracts, names)].map((op) =>
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
    expandRow: undefined,
    form: undefined,
  }
  return { address, handles, detail: createOpenDetail(address), refresh, opener }
}

/**
 * The open detail of a list: `open=<id>` in the address, so that a link can open it and the back button
 * closes it.
 */
interface OpenDetail {
  id: () => string | undefined
  open: (id: string) => void
  close: () => void
}

function createOpenDetail(address: Address): OpenDetail {
  // Closing the detail goes back over a history entry that was added here, and replaces any other entry.
  // Otherwise the back button would open the detail again.
  let isOurEntry = false
  const id = () => new URLSearchParams(address.search()).get('open') || undefined
  const others = () =>
    address
      .search()
      .replace(/^\?/, '')
      .split('&')
      .filter((part) => part !== '' && !new URLSearchParams(part).has('open'))

  return {
    id,
    open: (newId) => {
      const currentId = id()
      if (currentId === newId) return
      // Switching from one detail to another adds no history entry.
      const replace = currentId !== undefined
      isOurEntry ||= !replace
      address.write(`?${[...others(), `open=${encodeURIComponent(newId)}`].join('&')}`, { replace })
    },
    close: () => {
      if (id() === undefined) return
      if (isOurEntry && address.back) address.back()
      else address.write(`?${others().join('&')}`, { replace: true })
      isOurEntry = false
    },
  }
}
