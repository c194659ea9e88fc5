import { arrays, blocks, cells, charts, FormItem, fields, kinds, layouts, pages, states } from '#renderers'
import { createDictionaries, createRegistry, type Navigation, type Runtime } from '#runtime'
import { createAccess } from '#runtime/access'
import type { Http } from '#runtime/http'
import type { DictItems, Page } from '#schemas'
import { staticContracts } from '../../support/static-contracts.ts'

function memoryNavigation(initial: string): Navigation {
  const listeners = new Set<() => void>()
  let search = initial
  return {
    pathOf: () => undefined,
    navigate: (to) => {
      search = to.includes('?') ? to.slice(to.indexOf('?')) : ''
      for (const listener of listeners) listener()
    },
    search: () => search,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const silent = () => undefined

interface BenchRuntime {
  page: Page
  /** Pages that are embedded in `page`, by id. */
  parts?: Readonly<Record<string, Page>>
  /** Query string of the page's address. */
  search?: string
  /** Fake server in the browser, so that only rendering is measured. */
  http: Http
  dictionaries?: DictItems
}

/**
 * Creates the whole runtime for a page. Each mount creates a new runtime, so that no state of an earlier
 * mount remains.
 */
export const createBenchRuntime = ({
  page,
  parts = {},
  search = '',
  http,
  dictionaries,
}: BenchRuntime): Runtime => ({
  http,
  contracts: staticContracts(),
  registry: createRegistry({
    cells,
    fields,
    layouts,
    arrays,
    blocks,
    charts,
    pages,
    actions: [],
    kinds,
    states,
    formItem: FormItem,
  }),
  notify: {
    toast: silent,
    notice: silent,
    show: silent,
    confirm: async () => true,
    prompt: async () => true,
    progress: () => ({ update: silent, closed: Promise.resolve() }),
  },
  access: createAccess({ auth: [], allAuth: [] }),
  user: { id: '1', username: 'bench', realname: 'Bench', roles: [], orgCode: null },
  pages: { load: async (id) => ({ page: parts[id] ?? page, version: 'bench' }) },
  navigation: memoryNavigation(search),
  dictionaries: createDictionaries({ http, known: dictionaries }),
  translate: (text) => text,
  locale: 'en-US',
})
