import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DashboardBlock, DashboardPage } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import { mayRead, type RootReads, rootReads } from '#schemas/expr'
import { useAccess } from '../access/use-access.tsx'
import { type Evaluation, useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { useText } from '../i18n/use-text.ts'
import { toQueryText } from '../list/address.ts'
import type { Navigation } from '../page/address-port.ts'
import { toAppError } from '../page/errors.ts'
import type { Registry } from '../registry/create-registry.ts'
import { useRuntime } from '../runtime-context.ts'
import { keepMsOf, operationQuery, sourceOf } from './use-operation.ts'

/** One block of a dashboard with what it shows. */
export interface BlockState {
  id: string
  /** As the page has it. */
  block: DashboardBlock
  /** In the language of the user; empty where the block has none. */
  title: string
  /** What its expression gives, or its text. */
  value: unknown
  to: string | undefined
  isLoading: boolean
  /** Why there is nothing to show. */
  error: AppError | undefined
  /** Why what is shown may be old: the last time it was asked for, it failed. */
  staleError: AppError | undefined
  span: number
  at: SchemaLocation
  /** Asks again for what this block shows. */
  retry: () => void
}

export interface BlocksState {
  /** The blocks the user may see. */
  blocks: readonly BlockState[]
  refresh: () => void
}

const DEFAULT_SPAN = 8
const MS = 1000

/** The blocks of a dashboard with what they show; only what some block on screen shows is asked for. */
export function useBlocks(page: DashboardPage): BlocksState {
  const { registry, navigation } = useRuntime()
  const access = useAccess()
  const evaluation = useEvaluation()
  const text = useText()
  const blocks = useMemo(
    () =>
      page.dashboard.blocks
        .map((block, index) => ({
          block,
          at: { page: page.id, pointer: `/dashboard/blocks/${index}` },
          reads: rootReads(readIn(block), 'data'),
        }))
        .filter(({ block }) => block.requires === undefined || access.has(block.requires)),
    [page, access],
  )
  const names = useMemo(
    () => Object.keys(page.data ?? {}).filter((name) => blocks.some(({ reads }) => mayRead(reads, name))),
    [page, blocks],
  )
  const answers = useAnswers(page, names, blocks)
  const data = Object.fromEntries(names.map((name, index) => [name, answers[index]?.data]))

  const states = blocks.map(({ block, at, reads }) => {
    const own = answers.filter((_, index) => mayRead(reads, names[index] ?? ''))
    const asked = askedOf(own, at)
    const isReady = !asked.isLoading && !asked.error
    const shown = showBlock({ block, at, registry, navigation, evaluation, data, isReady })
    return {
      id: block.id,
      block,
      title: block.title === undefined ? '' : text(block.title),
      span: block.span ?? DEFAULT_SPAN,
      at,
      ...asked,
      ...shown,
      error: asked.error ?? shown.error,
      retry: () => refetch(own),
    }
  })
  return { blocks: states, refresh: () => refetch(answers) }
}

type Answer = UseQueryResult<unknown>
interface PlacedBlock {
  block: DashboardBlock
  at: SchemaLocation
  /** The sources that anything of it reads. */
  reads: RootReads
}

/** Asks for the sources, and again as often as the most eager block wants; not while the window is hidden. */
function useAnswers(page: DashboardPage, names: readonly string[], blocks: readonly PlacedBlock[]): Answer[] {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  // Once: with a clock in its arguments each drawing would be another question.
  const queries = useMemo(
    () =>
      names.map((name) => {
        const { op, args, cache } = sourceOf(page, name, `/data/${name}`)
        const reading = { op, args: evaluation.value(args ?? {}) as Arguments }
        const query = operationQuery(http, reading, { keepMs: keepMsOf(cache) })
        return { ...query, refetchInterval: everyMs(page, name, blocks) }
      }),
    [names, page, blocks, http, evaluation],
  )
  return useQueries({ queries })
}

function everyMs({ dashboard }: DashboardPage, name: string, blocks: readonly PlacedBlock[]): number | false {
  const wanted = blocks
    .filter(({ reads }) => mayRead(reads, name))
    .flatMap(({ block }) => block.refresh?.every ?? dashboard.refresh?.every ?? [])
  return wanted.length === 0 ? false : Math.min(...wanted) * MS
}

function refetch(answers: readonly Answer[]) {
  for (const answer of answers) void answer.refetch()
}

/** How far the block's sources are: a failure counts as one only where there is no answer from before. */
function askedOf(own: readonly Answer[], at: SchemaLocation) {
  const failed = own.find(({ error, data }) => error && data === undefined)
  const stale = own.find(({ error, data }) => error && data !== undefined)
  return {
    isLoading: own.some(({ isPending }) => isPending),
    error: failed ? toAppError(failed.error, at) : undefined,
    staleError: stale ? toAppError(stale.error, at) : undefined,
  }
}

/** Everything of a block that may read sources. */
const readIn = (block: DashboardBlock) => [
  shownBy(block),
  block.link?.query,
  'text' in block ? block.text : undefined,
]

const shownBy = (block: DashboardBlock) => ('value' in block ? block.value : undefined)

interface BlockParts extends Omit<PlacedBlock, 'reads'> {
  registry: Registry
  navigation: Navigation
  evaluation: Evaluation
  data: Readonly<Record<string, unknown>>
  isReady: boolean
}

function showBlock(parts: BlockParts): Pick<BlockState, 'value' | 'to' | 'error'> {
  const { block, at, registry, isReady, evaluation, data } = parts
  try {
    needRenderer(block, registry, at)
    // Filled from nothing, the link would lead to more than the block shows.
    if (!isReady) return { value: undefined, to: undefined, error: undefined }
    const to = linkOf(parts)
    const value =
      'text' in block ? evaluation.text(block.text, { data }) : evaluation.value(shownBy(block), { data })
    return { value, to, error: undefined }
  } catch (cause) {
    return { value: undefined, to: undefined, error: toAppError(cause, at) }
  }
}

/** Throws where the registry lacks the renderer that the block names. */
function needRenderer(block: DashboardBlock, registry: Registry, at: SchemaLocation) {
  const place = (key: string) => ({ ...at, pointer: `${at.pointer}/${key}` })
  if ('chart' in block) registry.charts.get(block.chart, place('chart'))
  else if ('custom' in block) registry.blocks.get(block.custom, place('custom'))
  else if ('block' in block) registry.blocks.get(block.block, place('block'))
}

function linkOf({ block, navigation, evaluation, data }: BlockParts): string | undefined {
  const path = block.link && navigation.pathOf(block.link.page)
  if (!block.link || path === undefined) return undefined
  return path + toQueryText(evaluation.value(block.link.query ?? {}, { data }) as Record<string, unknown>)
}
