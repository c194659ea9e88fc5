import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { operationsOf, type Page } from '#schemas'
import { AppError, type SchemaLocation } from '#schemas/errors'
import { isRecord, valueAt } from '#schemas/values'
import { failureOf } from '../http/errors.ts'
import type { PageUpdate } from '../registry/create-registry.ts'
import { type Runtime, useRuntime } from '../runtime-context.ts'
import { pageMalformed, pageUnreadable, toAppError } from './errors.ts'
import type { LoadedPage } from './page-context.ts'
import { usePageUpdate } from './use-page-update.ts'

export type PageState =
  | { status: 'loading' }
  | { status: 'missing' }
  /** The server denies access to the page. */
  | { status: 'denied' }
  | { status: 'failed'; error: AppError; retry: () => void }
  | ReadyPage

interface ReadyPage extends LoadedPage {
  status: 'ready'
  /** Number of reloads so far. Each reload mounts the page again. */
  round: number
  update: PageUpdate | undefined
}

type PageTools = Pick<Runtime, 'pages' | 'contracts'>

/**
 * Query that loads a page and the operations that the page names. The key contains the version, so that a new
 * version doesn't replace the version on screen or in a kept page.
 */
const pageQuery = ({ pages, contracts }: PageTools, component: string, version: string | undefined) => ({
  queryKey: ['page', component, version],
  queryFn: async () => {
    const loaded = await pages.load(component)
    if (!loaded) return null
    const page = assertPage(loaded.page, component)
    await contracts.load(operationsOf(page))
    return { ...loaded, page }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Prefetches a page. Resolves to undefined on failure, because opening the page shows the error. */
export function usePrefetchPage(): (component: string) => Promise<Page | undefined> {
  const { pages, contracts } = useRuntime()
  const queries = useQueryClient()
  return useCallback(
    async (component) => {
      const query = pageQuery({ pages, contracts }, component, pages.releases?.latest(component))
      const loaded = await queries.fetchQuery(query).catch(() => null)
      return loaded?.page
    },
    [pages, contracts, queries],
  )
}

/** Returns a page if it has been loaded before. */
export function useLoadedPage(component: string): Page | undefined {
  const tools = useRuntime()
  const { queryKey } = pageQuery(tools, component, tools.pages.releases?.latest(component))
  return useQueryClient().getQueryData<LoadedPage | null>(queryKey)?.page
}

const FORBIDDEN = 403
const noSubscription = () => () => undefined

/**
 * Loads the page with a component path. A newer version is drawn only after the user has reloaded the page.
 * In development, a changed file is drawn at once.
 */
export function usePage(component: string, confirmLoss: () => Promise<boolean>): PageState {
  const { pages, contracts } = useRuntime()
  const { releases } = pages
  const queries = useQueryClient()
  const latest = useSyncExternalStore(releases?.subscribe ?? noSubscription, () =>
    releases?.latest(component),
  )
  const [drawn, setDrawn] = useState({ version: latest, round: 0 })
  const isLatest = (loaded: LoadedPage) => releases?.isLatest(component, loaded.version) !== false
  const { data, error, refetch } = useQuery({
    ...pageQuery({ pages, contracts }, component, drawn.version),
    structuralSharing: false,
    // The query is never deleted, because a kept page needs it after any time in the background.
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: ({ state }) => !state.data || isLatest(state.data),
  })
  useEffect(
    () =>
      pages.subscribe?.(component, () => void queries.invalidateQueries({ queryKey: ['page', component] })),
    [pages, queries, component],
  )
  const update = usePageUpdate({
    version: data && !isLatest(data) ? latest : undefined,
    load: (version) =>
      queries.fetchQuery({ ...pageQuery({ pages, contracts }, component, version), staleTime: 0 }).then(
        () => undefined,
        (cause: unknown) => toLoadError(cause, component),
      ),
    confirmLoss,
    draw: (version) => setDrawn(({ round }) => ({ version, round: round + 1 })),
  })

  const requested = useRequestedVersion(drawn.version, latest, error === null && data === undefined)
  // While no page is drawn, no work can be lost, so the newer version is loaded at once.
  const hasNothing = error !== null || data === null
  if (hasNothing && latest !== undefined && latest !== requested) setDrawn({ ...drawn, version: latest })

  if (failureOf(error)?.status === FORBIDDEN) return { status: 'denied' }
  if (error) return { status: 'failed', error: toLoadError(error, component), retry: () => void refetch() }
  if (data === undefined) return { status: 'loading' }
  return data === null ? { status: 'missing' } : { status: 'ready', ...data, round: drawn.round, update }
}

/**
 * Version that the load of a page has requested. A load without a version waits until the released versions
 * are known, and then loads the latest version.
 */
function useRequestedVersion(version: string | undefined, latest: string | undefined, isPending: boolean) {
  const [known, setKnown] = useState(latest)
  if (isPending && version === undefined && known !== latest) setKnown(latest)
  return version ?? known
}

/** Creates the error for a page whose chunk failed to load or isn't JSON. */
function toLoadError(error: unknown, component: string): AppError {
  const at = { page: component, pointer: '' }
  return error instanceof AppError
    ? toAppError(error, at)
    : pageUnreadable({ component }, { at, cause: error })
}

/** Version of the page format that this runtime reads. */
const FORMAT = 1

/**
 * Pointers to arrays in a page. `texts` are the keys that must contain strings in each entry of the array.
 */
const PAGE_LISTS: readonly (readonly [pointer: string, texts: readonly string[], isRequired?: boolean])[] = [
  ['/actions', ['id', 'label']],
  ['/list/columns', ['id', 'field'], true],
  ['/list/search/fields', ['id', 'field', 'op']],
  ['/detail/nodes', ['id', 'node'], true],
  ['/form/nodes', ['id', 'node'], true],
  ['/form/rules', ['id', 'message']],
  ['/wizard/steps', ['id', 'title'], true],
  ['/dashboard/blocks', ['id'], true],
  ['/report/dimensions', ['id', 'field', 'title'], true],
  ['/report/measures', ['id', 'title'], true],
  ['/composite/regions', ['id', 'page'], true],
  ['/report/filters', ['id', 'field', 'op']],
]

/**
 * Checks the structure of a page before it is drawn. The server has validated the page fully. If the page is
 * malformed nevertheless, this check reports where.
 */
function assertPage(page: unknown, component: string): Page {
  const at = (pointer: string): SchemaLocation => ({ page: component, pointer })
  const malformed = (problem: string, pointer: string) => pageMalformed({ problem }, { at: at(pointer) })
  if (!isRecord(page)) throw malformed('it is no object', '')
  if (page.format !== FORMAT)
    throw malformed(`its format is ${JSON.stringify(page.format)}, not ${FORMAT}`, '/format')
  const { kind } = page
  if (typeof kind !== 'string') throw malformed('it names no kind', '/kind')
  if (!isRecord(page[kind])) throw malformed(`it is of kind "${kind}" and has no "${kind}"`, `/${kind}`)
  for (const [pointer, texts, isRequired] of PAGE_LISTS) {
    const isOfKind = pointer === '/actions' || pointer.startsWith(`/${kind}/`)
    if (isOfKind)
      assertList(valueAt(page, pointer.slice(1).split('/')), {
        pointer,
        texts,
        isRequired: isRequired === true,
        malformed,
      })
  }
  return page as unknown as Page
}

interface ListRule {
  pointer: string
  texts: readonly string[]
  isRequired: boolean
  malformed: (problem: string, pointer: string) => Error
}

function assertList(list: unknown, { pointer, texts, isRequired, malformed }: ListRule) {
  if (list === undefined && !isRequired) return
  if (!Array.isArray(list)) throw malformed('a list is expected here', pointer)
  for (const [index, entry] of list.entries()) {
    const missing = isRecord(entry) ? texts.find((key) => typeof entry[key] !== 'string') : 'id'
    if (missing !== undefined) throw malformed(`"${missing}" is missing or no text`, `${pointer}/${index}`)
  }
}
