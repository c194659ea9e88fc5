import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DashboardBlock, DashboardPage } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import { useAccess } from '../access/use-access.tsx'
import { type Evaluation, useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/to-request.ts'
import { useText } from '../i18n/use-text.ts'
import { toQueryText } from '../list/address.ts'
import { toAppError } from '../page/errors.ts'
import type { Registry } from '../registry/create-registry.ts'
import { type Navigation, useRuntime } from '../runtime-context.ts'
import type { Figure, FiguresState } from './page-data.ts'
import { sourceOf } from './source-of.ts'
import { keepMsOf, operationQuery } from './use-operation.ts'

const DEFAULT_SPAN = 8

/** The blocks of a dashboard with their values; only what some block on screen shows is asked for. */
export function useFigures(page: DashboardPage): FiguresState {
  const { http, registry, navigation } = useRuntime()
  const access = useAccess()
  const evaluation = useEvaluation()
  const text = useText()
  const blocks = useMemo(
    () =>
      page.dashboard.blocks
        .map((block, index) => ({ block, at: { page: page.id, pointer: `/dashboard/blocks/${index}` } }))
        .filter(({ block }) => block.requires === undefined || access.has(block.requires)),
    [page, access],
  )
  const names = useMemo(
    () => Object.keys(page.data ?? {}).filter((name) => blocks.some(({ block }) => uses(block, name))),
    [page, blocks],
  )
  // Once: with a clock in its arguments each drawing would be another question.
  const queries = useMemo(
    () =>
      names.map((name) => {
        const { op, args, cache } = sourceOf(page, name, `/data/${name}`)
        return operationQuery(http, op, evaluation.value(args ?? {}) as Arguments, keepMsOf(cache))
      }),
    [names, page, http, evaluation],
  )
  const answers = useQueries({ queries })
  const data = Object.fromEntries(names.map((name, index) => [name, answers[index]?.data]))

  const figures = blocks.map(({ block, at }) => {
    const own = answers.filter((_, index) => uses(block, names[index] ?? ''))
    const isLoading = own.some(({ isPending }) => isPending)
    const failed = own.find(({ error }) => error)?.error
    const drawn = drawBlock({
      block,
      at,
      registry,
      navigation,
      evaluation,
      data,
      isReady: !isLoading && !failed,
    })
    return {
      ...drawn,
      title: text(block.title),
      isLoading,
      error: failed ? toAppError(failed, at) : drawn.error,
    }
  })
  return { figures, refresh: () => answers.forEach(({ refetch }) => void refetch()) }
}

/** Whether the block's expression reads this source: `data.<name>`. */
const uses = (block: DashboardBlock, name: string) =>
  new RegExp(`\\bdata\\.${name}\\b`).test(block.value.$expr)

interface BlockParts {
  block: DashboardBlock
  at: SchemaLocation
  registry: Registry
  navigation: Navigation
  evaluation: Evaluation
  data: Readonly<Record<string, unknown>>
  isReady: boolean
}

function drawBlock(parts: BlockParts): Omit<Figure, 'title' | 'isLoading'> {
  const { block, at, registry, isReady } = parts
  const figure = (error: AppError | undefined, value?: unknown, to?: string) => ({
    id: block.id,
    block: registry.blocks.has(block.block) ? registry.blocks.get(block.block) : undefined,
    value,
    to,
    error,
    span: block.span ?? DEFAULT_SPAN,
    props: block.props ?? {},
    at,
  })
  try {
    registry.blocks.get(block.block, { ...at, pointer: `${at.pointer}/block` })
    const value = isReady ? parts.evaluation.value(block.value, { data: parts.data }) : undefined
    return figure(undefined, value, linkOf(parts))
  } catch (cause) {
    return figure(toAppError(cause, at))
  }
}

function linkOf({ block, navigation, evaluation, data }: BlockParts): string | undefined {
  const path = block.link && navigation.pathOf(block.link.page)
  if (!block.link || path === undefined) return undefined
  return path + toQueryText(evaluation.value(block.link.query ?? {}, { data }) as Record<string, unknown>)
}
