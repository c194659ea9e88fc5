import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DashboardBlock, DashboardFilter, Page, SlotName } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import { mayRead, type RootReads, rootReads, type Scope } from '#schemas/expr'
import { useAccess } from '../access/use-access.tsx'
import { type Evaluation, useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { toQueryText } from '../list/address.ts'
import type { ListSearch } from '../list/list-state.ts'
import type { Navigation } from '../page/address-port.ts'
import { toAppError } from '../page/errors.ts'
import type { Registry } from '../registry/create-registry.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { useAttended } from './use-attended.ts'
import { useDashboardFilters } from './use-dashboard-filters.ts'
import { durationMs, operationQuery, sourceOf } from './use-operation.ts'
import { useRecordChanges } from './use-record-changes.ts'

/** A block with its data. */
export interface BlockState {
  id: string
  /** The block as the page defines it. */
  block: DashboardBlock
  /** Localized title, or an empty string for a block without a title. */
  title: string
  /** Result of the block's expression, or its text. */
  value: unknown
  to: string | undefined
  /** Returns the address of the records behind a row of a chart. Undefined if the user may not open the page. */
  hrefOf: ((record: DataRecord) => string | undefined) | undefined
  isLoading: boolean
  /** Error of the first load, if there is no response to show. */
  error: AppError | undefined
  /** Error of the last refresh. The data on screen may be outdated. */
  staleError: AppError | undefined
  span: number
  at: SchemaLocation
  /** Reloads the data sources of this block. */
  retry: () => void
}

export interface BlocksState {
  /** Blocks that the user may see. */
  blocks: readonly BlockState[]
  /** Filters that the visible blocks read. */
  search: ListSearch
  refresh: () => void
}

const DEFAULT_SPAN = 8
const MS = 1000

/** JSON Pointer of a page's list of blocks. */
export type BlocksPointer = '/dashboard/blocks' | `/slots/${SlotName}`

/** Returns the blocks of a dashboard, or those in a slot of a list or report. */
function blocksAt(page: Page, pointer: BlocksPointer): readonly DashboardBlock[] {
  if (page.kind === 'dashboard') return page.dashboard.blocks
  const slots = 'slots' in page ? page.slots : undefined
  return (pointer === '/slots/header' ? slots?.header : slots?.footer) ?? []
}

/** Blocks with their data. Only the data sources of visible blocks are loaded. */
export function useBlocks(page: Page, pointer: BlocksPointer): BlocksState {
  const { registry, navigation } = useRuntime()
  const access = useAccess()
  const evaluation = useEvaluation()
  const blocks = useMemo(
    () =>
      blocksAt(page, pointer)
        .map((block, index) => ({
          block,
          at: { page: page.id, pointer: `${pointer}/${index}` },
          reads: rootReads(readingParts(block), 'data'),
        }))
        .filter(({ block }) => block.requires === undefined || access.has(block.requires)),
    [page, pointer, access],
  )
  const names = useMemo(
    () => Object.keys(page.data ?? {}).filter((name) => blocks.some(({ reads }) => mayRead(reads, name))),
    [page, blocks],
  )
  const { values: filters, search } = useDashboardFilters(useReadFilters(page, names, blocks))
  const results = useAnswers({ page, names, blocks, filters })
  const data = Object.fromEntries(names.map((name, index) => [name, results[index]?.data]))

  const states = blocks.map(({ block, at, reads }) => {
    const blockResults = results.filter((_, index) => mayRead(reads, names[index] ?? ''))
    const loadState = loadStateOf(blockResults, at)
    const isReady = !loadState.isLoading && !loadState.error
    const scope = { data, filters }
    const shown = showBlock({ block, at, registry, navigation, evaluation, scope, isReady })
    return {
      id: block.id,
      block,
      span: block.span ?? DEFAULT_SPAN,
      at,
      ...loadState,
      ...shown,
      error: loadState.error ?? shown.error,
      retry: () => refetch(blockResults),
    }
  })
  return { blocks: states, search, refresh: () => refetch(results) }
}

type Answer = UseQueryResult<unknown>
interface PlacedBlock {
  block: DashboardBlock
  at: SchemaLocation
  /** Data sources that the block reads. */
  reads: RootReads
}

const NO_FILTERS: readonly DashboardFilter[] = []

/**
 * Filters that the visible blocks or their data sources read. All other filters would have no effect for this
 * user.
 */
function useReadFilters(page: Page, names: readonly string[], blocks: readonly PlacedBlock[]) {
  return useMemo(() => {
    const filters = (page.kind === 'dashboard' && page.dashboard.filters) || NO_FILTERS
    const sources = names.map((name) => page.data?.[name])
    const reads = rootReads([...blocks.map(({ block }) => block), ...sources], 'filters')
    return filters.filter(({ id }) => mayRead(reads, id))
  }, [page, names, blocks])
}

interface Sources {
  page: Page
  /** Names of the data sources to load. */
  names: readonly string[]
  blocks: readonly PlacedBlock[]
  /** Values of the dashboard's filters. */
  filters: Readonly<Record<string, unknown>>
}

/**
 * Loads the data sources. Each one is reloaded at the shortest interval of the blocks that read it, except
 * while the window is hidden.
 */
function useAnswers({ page, names, blocks, filters }: Sources): Answer[] {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  // Arguments are evaluated once, because an argument with the current time would change the query on each
  // render.
  const queries = useMemo(
    () =>
      names.map((name) => {
        const { op, args, cache } = sourceOf(page, name, `/data/${name}`)
        const reading = { op, args: evaluation.value(args ?? {}, { filters }) as Arguments }
        const query = operationQuery(http, reading, { cacheMs: durationMs(cache) })
        return { ...query, refetchInterval: refetchInterval(page, name, blocks) }
      }),
    [names, page, blocks, filters, http, evaluation],
  )
  const answers = useQueries({ queries })
  useReloadOnChanges({ page, names, blocks, answers })
  return answers
}

/**
 * Refresh settings of the blocks that read a data source. The settings of a block override those of the
 * dashboard.
 */
function refreshesOf(page: Page, name: string, blocks: readonly PlacedBlock[]): readonly BlockRefresh[] {
  const common = page.kind === 'dashboard' ? page.dashboard.refresh : undefined
  return blocks
    .filter(({ reads }) => mayRead(reads, name))
    .map(({ block }) => ({ ...common, ...block.refresh }))
}

type BlockRefresh = NonNullable<DashboardBlock['refresh']>

function refetchInterval(page: Page, name: string, blocks: readonly PlacedBlock[]): number | false {
  const intervals = refreshesOf(page, name, blocks).flatMap(({ every }) => every ?? [])
  return intervals.length === 0 ? false : Math.min(...intervals) * MS
}

/**
 * Reloads each data source after changes of the models that its blocks name. A reload waits while the page is
 * hidden or the user is away.
 */
function useReloadOnChanges({
  page,
  names,
  blocks,
  answers,
}: Omit<Sources, 'filters'> & { answers: readonly Answer[] }) {
  const modelsOf = useMemo(
    () => names.map((name) => refreshesOf(page, name, blocks).flatMap(({ on }) => on ?? [])),
    [names, page, blocks],
  )
  const models = useMemo(() => [...new Set(modelsOf.flat())], [modelsOf])
  const isAttended = useAttended(models.length > 0)
  useRecordChanges(models, (changed) => {
    if (!isAttended()) return false
    refetch(answers.filter((_, index) => modelsOf[index]?.some((model) => changed.includes(model))))
    return true
  })
}

function refetch(results: readonly Answer[]) {
  for (const answer of results) void answer.refetch()
}

/**
 * Load state of the data sources that a block reads. A source that failed to refresh sets `staleError`,
 * because its earlier response is still shown.
 */
function loadStateOf(own: readonly Answer[], at: SchemaLocation) {
  const failed = own.find(({ error, data }) => error && data === undefined)
  const stale = own.find(({ error, data }) => error && data !== undefined)
  return {
    isLoading: own.some(({ isPending }) => isPending),
    error: failed ? toAppError(failed.error, at) : undefined,
    staleError: stale ? toAppError(stale.error, at) : undefined,
  }
}

/** Returns the properties of a block whose expressions can read data sources. */
const readingParts = (block: DashboardBlock) => [
  blockValue(block),
  block.link?.query,
  'drill' in block ? block.drill?.query : undefined,
  'text' in block ? block.text : undefined,
  'frame' in block ? block.frame : undefined,
]

const blockValue = (block: DashboardBlock) => ('value' in block ? block.value : undefined)

interface BlockParts extends Omit<PlacedBlock, 'reads'> {
  registry: Registry
  navigation: Navigation
  evaluation: Evaluation
  scope: Scope
  isReady: boolean
}

const NO_CONTENT = { value: undefined, to: undefined, hrefOf: undefined } as const

function showBlock(parts: BlockParts): Pick<BlockState, 'title' | 'value' | 'to' | 'hrefOf' | 'error'> {
  const { block, at, registry, isReady, evaluation, scope } = parts
  let title = ''
  try {
    title = block.title === undefined ? '' : evaluation.text(block.title, scope)
    assertRenderer(block, registry, at)
    // Until the data are loaded, there is no link, because its query would be incomplete and find more
    // records than the block shows.
    if (!isReady) return { ...NO_CONTENT, title, error: undefined }
    const to = linkOf(parts)
    const value = contentOf(block, evaluation, scope)
    return { title, value, to, hrefOf: drillOf(parts), error: undefined }
  } catch (cause) {
    return { ...NO_CONTENT, title, error: toAppError(cause, at) }
  }
}

/** The content of a block: its text, its frame's address, or its value. */
function contentOf(block: DashboardBlock, evaluation: Evaluation, scope: Scope): unknown {
  if ('text' in block) return evaluation.text(block.text, scope)
  if ('frame' in block) return evaluation.address(block.frame, scope)
  return evaluation.value(blockValue(block), scope)
}

/** Throws if the registry lacks the renderer of a block. */
function assertRenderer(block: DashboardBlock, registry: Registry, at: SchemaLocation) {
  const locationOf = (key: string) => ({ ...at, pointer: `${at.pointer}/${key}` })
  if ('chart' in block) registry.charts.get(block.chart, locationOf('chart'))
  else if ('custom' in block) registry.blocks.get(block.custom, locationOf('custom'))
  else if ('block' in block) registry.blocks.get(block.block, locationOf('block'))
}

function linkOf(parts: BlockParts): string | undefined {
  const { link } = parts.block
  return link && addressOf(link, parts)
}

function drillOf({ block, ...parts }: BlockParts): BlockState['hrefOf'] {
  const drill = 'drill' in block ? block.drill : undefined
  if (!drill || parts.navigation.pathOf(drill.page) === undefined) return undefined
  return (row) => addressOf(drill, { ...parts, scope: { ...parts.scope, row } })
}

/** Address of a page with filters, or undefined if the user may not open the page. */
function addressOf(
  { page, query = {} }: NonNullable<DashboardBlock['link']>,
  { navigation, evaluation, scope }: Pick<BlockParts, 'navigation' | 'evaluation' | 'scope'>,
): string | undefined {
  const path = navigation.pathOf(page)
  return path && path + toQueryText(evaluation.value(query, scope) as Record<string, unknown>)
}
