import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#schemas'
import type { Unfolded } from '../list/rows/open-rows.ts'
import { rowOperations } from '../list/rows/row-operations.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { Address } from './address-port.ts'

/** What the kind on screen lends to actions; it keeps them up to date. */
interface PageHandles {
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
    // Kept answers that nothing draws now may hold the same records.
    void queries.invalidateQueries({ queryKey: ['data'], type: 'inactive', refetchType: 'none' })
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

/** The open detail of a list: it stands in the address as `open=<id>`, so that a link shows it and back closes it. */
interface OpenDetail {
  id: () => string | undefined
  open: (id: string) => void
  close: () => void
}

function createOpenDetail(address: Address): OpenDetail {
  // An entry of our own making is gone back over when closed, any other is replaced: back must not open it again.
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
    open: (wanted) => {
      const before = id()
      if (before === wanted) return
      // From one detail to the next is no step to go back over.
      const replace = before !== undefined
      isOurEntry ||= !replace
      address.write(`?${[...others(), `open=${encodeURIComponent(wanted)}`].join('&')}`, { replace })
    },
    close: () => {
      if (id() === undefined) return
      if (isOurEntry && address.back) address.back()
      else address.write(`?${others().join('&')}`, { replace: true })
      isOurEntry = false
    },
  }
}
