import type { QueryClient } from '@tanstack/react-query'
import type { ListPage, OperationSource, Page } from '#schemas'
import { createPass, evaluate, type Scope } from '#schemas/expr'
import { isRecord } from '#schemas/values'
import { businessTime } from '../business-time.ts'
import { dictOf } from '../data/dictionaries.ts'
import { userInScope } from '../expr/use-evaluation.ts'
import { createTranslate, type Translate } from '../i18n/interpolate.ts'
import { rowKeyOf } from '../list/rows/row-operations.ts'
import type { InspectedPage } from '../runtime-context.ts'
import { explain } from './explain.ts'
import type { ExplainInput, Explanation, InspectNode, ReadSource } from './explanation.ts'
import { nodesOf, pathTo, searchKeyAt } from './nodes.ts'

/** The selected node, and its row. */
export interface SelectedNode {
  pointer: string
  /**
   * Key of the row, or undefined for a node outside a row. For a list without a selected row, the first row
   * serves as an example.
   */
  row?: string | undefined
  isDrawn: boolean
  shown?: string | undefined
}

type CachedResponse = ReadSource & { data: unknown }

/** Nodes of an open page, including nodes that are not on screen. */
export const inspectableNodes = (inspected: InspectedPage): InspectNode[] =>
  nodesOf(inspected.open.page, textOf(inspected))

/** Explains a node of an open page. Uses only data that are already in the browser. */
export function explainNode(inspected: InspectedPage, selected: SelectedNode): Explanation | undefined {
  const { runtime, open } = inspected
  const { access, contracts, dictionaries, businessTz, locale } = runtime
  const responses = cachedResponses(inspected, selected.row)
  const main = mainSourceOf(open.page)
  const input: ExplainInput = {
    page: open.page,
    pointer: selected.pointer,
    scope: scopeOf(inspected, responses, selected),
    access,
    contracts,
    sources: responses.toSorted((one, other) => Number(other.name === main) - Number(one.name === main)),
    text: textOf(inspected),
    now: () => businessTime(businessTz),
    dict: (code, value) => dictOf(dictionaries.read(code), locale).find(value)?.text ?? value,
    isDrawn: selected.isDrawn,
    shown: selected.shown,
  }
  const answer = explain(input)
  return answer && { ...answer, example: exampleOf(answer, input, selected) }
}

/** Key of the list row that served as an example, or undefined if no rule has read a row. */
function exampleOf({ rules }: Explanation, { page, pointer, scope }: ExplainInput, { row }: SelectedNode) {
  if (page.kind !== 'list' || row !== undefined || !isRecord(scope.record)) return undefined
  const isRead =
    pointer.startsWith('/list/') ||
    rules.some(({ reads }) => reads.some(({ path }) => path.startsWith('record')))
  return isRead ? String(scope.record[rowKeyOf(page)]) : undefined
}

/** Returns a translator that searches the page's own texts first. */
function textOf({ runtime, open }: InspectedPage): Translate {
  const own = open.page.locales?.[runtime.locale]
  if (!own) return runtime.translate
  const ownTexts = createTranslate(own)
  return (text, values) =>
    Object.hasOwn(own, text) ? ownTexts(text, values) : runtime.translate(text, values)
}

/** Name of the data source that loads the record or the rows of the page. */
function mainSourceOf(page: Page): string | undefined {
  if (page.kind === 'list') return page.list.rows ?? 'rows'
  if (page.kind === 'detail') return page.detail.load
  if (page.kind === 'form') return page.form.load
  return page.kind === 'wizard' ? page.wizard.load : undefined
}

function cachedResponses(
  { open, queries, runtime }: InspectedPage,
  row: string | undefined,
): CachedResponse[] {
  const scope: Scope = { user: userInScope(runtime.user), params: open.params }
  const sources = Object.entries(open.page.data ?? {})
  const rowKey = rowKeyOf(open.page)
  const hasRow = (data: unknown) => row !== undefined && rowOf(recordsOf(data), rowKey, row) !== undefined
  const tools = { queries, scope, now: () => businessTime(runtime.businessTz), hasRow }
  return sources.flatMap(([name, source]) => ('op' in source ? [cachedResponseOf(name, source, tools)] : []))
}

interface ResponseTools {
  queries: QueryClient
  scope: Scope
  now: () => string
  /** True if a response contains the selected row. A board has one response for each column. */
  hasRow?: (data: unknown) => boolean
}

/**
 * Returns the latest response of this operation with the page's arguments. Only responses on screen count,
 * and a response with the selected row takes precedence.
 */
function cachedResponseOf(
  name: string,
  { op, model, args = {} }: OperationSource,
  tools: ResponseTools,
): CachedResponse {
  const { queries, scope, now, hasRow } = tools
  let evaluated: unknown
  try {
    evaluated = evaluate(args, scope, createPass({ now }))
  } catch {
    evaluated = {}
  }
  const expected = Object.entries(isRecord(evaluated) ? evaluated : {}).map(([key, value]) => [
    key,
    JSON.stringify(value),
  ])
  const newestFirst = queries
    .getQueryCache()
    .findAll({ queryKey: ['data', op], type: 'active' })
    .filter(
      ({ meta, queryKey: [, , asked] }) =>
        meta?.isCount !== true &&
        expected.every(([key, value]) => isRecord(asked) && JSON.stringify(asked[key ?? '']) === value),
    )
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const response = newestFirst.find(({ state }) => hasRow?.(state.data)) ?? newestFirst[0]
  const { data, dataUpdatedAt = 0 } = response?.state ?? {}
  return { name, op, model, args: response?.queryKey[2] ?? evaluated, readAt: dataUpdatedAt, data }
}

/** Scope of expressions at the selected node. */
function scopeOf(
  inspected: InspectedPage,
  responses: readonly CachedResponse[],
  { pointer, row }: SelectedNode,
): Scope {
  const { runtime, open } = inspected
  const { page, params, session } = open
  const main = responses.find(({ name }) => name === mainSourceOf(page))?.data
  const isSearch = searchKeyAt(page, pointer) !== undefined
  const record = page.kind === 'list' ? recordOf(inspected, page, recordsOf(main), { pointer, row }) : main
  const shared: Scope = {
    user: userInScope(runtime.user),
    params,
    page: { id: page.id, title: page.title },
    data: Object.fromEntries(responses.map(({ name, data }) => [name, data])),
    ...(isRecord(record) && !isSearch && { record }),
  }
  if (page.kind === 'list') {
    if (isSearch) return { ...shared, values: session.handles.values() }
    return { ...shared, selection: session.handles.selection(), ...rowIn(record, page, pointer, row) }
  }
  if (page.kind === 'form' || page.kind === 'wizard') {
    const values = session.handles.values()
    return { ...shared, values, ...(row !== undefined && session.handles.rowScope(row)) }
  }
  return { ...shared, ...rowIn(record, page, pointer, row) }
}

/** The selected row of a list, or the record of the open detail page. */
function recordOf(
  { open, queries, runtime }: InspectedPage,
  page: ListPage,
  rows: readonly unknown[],
  { pointer, row }: Pick<SelectedNode, 'pointer' | 'row'>,
): unknown {
  const rowKey = rowKeyOf(page)
  const now = () => businessTime(runtime.businessTz)
  const shared: Scope = { user: userInScope(runtime.user), params: open.params }
  const answer = (source: OperationSource, record: Scope) =>
    cachedResponseOf('record', source, { queries, scope: { ...shared, record }, now }).data
  return openRecord({ page, pointer, row, rows, rowKey, answer }) ?? rowOf(rows, rowKey, row)
}

const recordsOf = (answer: unknown): readonly unknown[] => {
  const records = isRecord(answer) ? answer.records : answer
  return Array.isArray(records) ? records : []
}

function rowOf(rows: readonly unknown[], key: string, selectedKey: string | undefined): unknown {
  if (selectedKey === undefined) return rows[0]
  return rows.find((row) => isRecord(row) && String(row[key]) === selectedKey)
}

/** The row of a sub-table that contains the selected cell. */
function rowIn(holder: unknown, page: Page, pointer: string, row: string | undefined): Scope {
  const table = pathTo(page, pointer).find(({ raw }) => raw.node === 'array')?.raw
  if (!table || !isRecord(holder) || row === undefined) return {}
  const found = rowOf(recordsOf(holder[String(table.field)]), 'id', row)
  return isRecord(found) ? { row: found } : {}
}

interface OpenRow {
  page: ListPage
  pointer: string
  /** Key of the selected row, or of a row in the open detail page. */
  row: string | undefined
  rows: readonly unknown[]
  rowKey: string
  /** Returns the cached response of a data source that is loaded per row. */
  answer: (source: OperationSource, record: Record<string, unknown>) => unknown
}

/**
 * The record of the open detail page that contains a node, or undefined if the node is outside the detail
 * page.
 */
export function openRecord({ page, pointer, row, rows, rowKey, answer }: OpenRow): unknown {
  const expand = page.list.table?.expand
  if (!pointer.startsWith('/list/table/expand/') || !expand || 'rows' in expand) return undefined
  const { load } = expand
  const open = rows.filter(isRecord).flatMap((record) => {
    const shown = load ? answer(load, record) : record
    return isRecord(shown) ? [{ key: String(record[rowKey]), shown }] : []
  })
  const match = open.find(({ key, shown }) => key === row || hasKey(shown, row))
  return (match ?? open[0])?.shown
}

const hasKey = (record: Record<string, unknown>, row: string | undefined) =>
  Object.values(record).some(
    (value) => Array.isArray(value) && value.some((below) => isRecord(below) && String(below.id) === row),
  )
