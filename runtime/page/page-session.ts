import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#schemas'
import type { Scope } from '#schemas/expr'
import type { ContractLookUp } from '../contracts/contract-look-up.ts'
import type { AddedRow } from '../list/rows/open-rows.ts'
import { rowOperations } from '../list/rows/row-operations.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { Address } from './address-port.ts'

/** Functions that the page's renderer offers to actions. The renderer keeps these functions up to date. */
interface PageHandles {
  selection: () => readonly DataRecord[]
  /** Removes these rows from the selection. */
  deselect: (records: readonly DataRecord[]) => void
  values: () => Readonly<Record<string, unknown>>
  setValues: ((values: Readonly<Record<string, unknown>>) => void) | undefined
  /** Expands a row of a tree to show a child that was added. */
  expandRow: ((row: AddedRow) => void) | undefined
  /** The page's form, or undefined on a page without a form. */
  form: FormHandle | undefined
  /** Returns the values that expressions in a row of a sub-table can read. `row` is the row's key. */
  rowScope: (row: string) => Scope | undefined
}

/** Functions of a form that actions can call. */
export interface FormHandle {
  /** Resets the form to the loaded values. */
  reset: () => void
  /** Validates the form and shows its errors. Resolves to true if there are none. */
  check: () => Promise<boolean>
}

/** An open page: its address, the functions for its actions, and functions that reload its data. */
export interface PageSession {
  readonly pageId: string
  readonly address: Address
  readonly handles: PageHandles
  readonly detail: OpenDetail
  /**
   * Reloads the named data sources. Without names, reloads all data sources and the embedded pages. Also
   * reloads all data of the pages from which this page was opened, because they show the same records.
   */
  refresh: (names?: readonly string[]) => Promise<void>
  /** Reloads all data of the page and of its embedded pages except `except`. */
  reload: (except?: PageSession) => Promise<void>
  /** Reloads all data of the page, but not its embedded pages. */
  readonly reloadOwn: () => Promise<void>
  /** Adds an embedded page. Returns a function that removes the embedded page. */
  addEmbedded: (embedded: PageSession) => () => void
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
  const embedded = new Set<PageSession>()
  const refreshOwn = async (names?: readonly string[]) => {
    const sources = Object.entries(page.data ?? {}).filter(([name]) => !names || names.includes(name))
    const operations = sources.flatMap(([, source]) => ('op' in source ? [source.op] : []))
    // Marks cached queries that no component uses as outdated, because they may contain changed records.
    void queries.invalidateQueries({ queryKey: ['data'], type: 'inactive', refetchType: 'none' })
    await Promise.all(
      [...operations, ...rowOperations(page, contracts, names)].map((op) =>
        queries.invalidateQueries({ queryKey: ['data', op] }),
      ),
    )
  }
  const reload = async (except?: PageSession) => {
    const others = [...embedded].filter((each) => each !== except)
    await Promise.all([refreshOwn(), ...others.map((each) => each.reload())])
  }
  const handles: PageHandles = {
    selection: () => [],
    deselect: () => undefined,
    values: () => ({}),
    setValues: undefined,
    expandRow: undefined,
    form: undefined,
    rowScope: () => undefined,
  }
  const session: PageSession = {
    pageId: page.id,
    address,
    handles,
    detail: createOpenDetail(address),
    opener,
    reload,
    reloadOwn: () => refreshOwn(),
    refresh: async (names) => {
      await Promise.all([names ? refreshOwn(names) : reload(), reloadOpeners(session)])
    },
    addEmbedded: (each) => {
      embedded.add(each)
      return () => embedded.delete(each)
    },
  }
  return session
}

async function reloadOpeners(session: PageSession): Promise<void> {
  if (!session.opener) return
  await Promise.all([session.opener.reload(session), reloadOpeners(session.opener)])
}

/**
 * The detail page that a list has opened. The address contains it as `open=<id>`, so that a link can open it
 * and the back button closes it.
 */
interface OpenDetail {
  id: () => string | undefined
  open: (id: string) => void
  close: () => void
}

function createOpenDetail(address: Address): OpenDetail {
  // True if the history entry of the open detail was added here. If true, closing the detail goes back by
  // this entry. If false, closing the detail replaces the current entry. With either, the back button doesn't
  // open the detail again.
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
