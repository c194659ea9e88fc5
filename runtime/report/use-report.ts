import { useCallback, useMemo } from 'react'
import type { ReportPage, ReportResult } from '#schemas'
import { useOperation } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import type { AddressRules } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import { normalise } from '../list/search-value.ts'
import { useColumns } from '../list/use-columns.ts'
import { searchRules, useSearchAddress } from '../list/use-list-address.ts'
import { missingFields, useSearch } from '../list/use-search.ts'
import { useRuntime } from '../runtime-context.ts'
import { createDrill } from './drill.ts'
import { titleGroups } from './group-titles.ts'
import type {
  ReportCheckView,
  ReportColumnNode,
  ReportColumnView,
  ReportState,
  ReportView,
} from './report-state.ts'

/** State of a report page. The filters come from the address, the results from the server. */
export function useReport(page: ReportPage): ReportState {
  const { navigation } = useRuntime()
  const { address, rules, go } = useReportAddress(page)
  const { values } = address
  const views = useViews(page)
  const view = (views.find(({ id }) => id === address.view) ?? views[0]) as ReportView
  const request = useMemo(
    () => ({ page: page.id, view: view.id, params: requestParams(rules, values) }),
    [page, view.id, rules, values],
  )
  const enabled = missingFields(rules, values).length === 0
  const state = useOperation<ReportResult>('report.run', request, { enabled })
  const result = useTitledResult(page, enabled ? state.data : undefined)
  const { drill: drillSettings } = page.report
  const path = drillSettings && navigation.pathOf(drillSettings.page)
  const drill = useMemo(
    () =>
      drillSettings && path !== undefined
        ? createDrill({ page, drill: drillSettings, path, fields: rules.fields, values })
        : undefined,
    [page, drillSettings, path, rules, values],
  )
  const { refresh } = state
  const search = useCallback(
    (next: SearchValues) => {
      if (!go({ values: next })) refresh()
    },
    [go, refresh],
  )
  return {
    views,
    view,
    setView: (id) => go({ view: id === views[0]?.id ? undefined : id }),
    search: useSearch({ rules, values, ask: search }),
    result,
    columns: useReportColumns(page, result),
    checks: useChecks(page, result),
    isLoading: state.isLoading,
    isRefreshing: state.isRefreshing,
    error: state.error,
    refresh,
    drill,
    request,
  }
}

/** Replaces the groups in the result by their localized titles. */
function useTitledResult({ report }: ReportPage, result: ReportResult | undefined): ReportResult | undefined {
  const t = useText()
  return useMemo(() => result && titleGroups(result, report.dimensions, t), [result, report, t])
}

const PAGE_SIZE = 20

/** Reads and writes the filters and the view of a report in the address, as a list does. */
function useReportAddress({ report }: ReportPage) {
  const evaluation = useEvaluation()
  const rules = useMemo<AddressRules>(
    () => ({
      ...searchRules(report.filters, evaluation),
      sortable: new Set(),
      defaultSort: undefined,
      defaultSize: PAGE_SIZE,
    }),
    [report, evaluation],
  )
  return useSearchAddress(rules)
}

/**
 * Converts filter values to arguments of a request, with the filter's id as the name. Numbers become strings.
 */
function requestParams({ fields }: AddressRules, values: SearchValues): Record<string, unknown> {
  const params = fields.flatMap(({ key, field, isSeveral }) => {
    const value = normalise(values[key], isSeveral)
    if (value === undefined) return []
    const text = (item: unknown) => (item === null || typeof item === 'boolean' ? item : String(item))
    return [[field.id, Array.isArray(value) ? value.map(text) : text(value)]]
  })
  return Object.fromEntries(params)
}

function useViews({ report }: ReportPage): readonly ReportView[] {
  const t = useText()
  return useMemo(
    () => [
      { id: 'table', kind: 'table', title: t('Table'), chart: undefined },
      ...(report.pivot
        ? [{ id: 'pivot', kind: 'pivot' as const, title: t('Pivot table'), chart: undefined }]
        : []),
      ...(report.charts ?? []).map((chart) => ({
        id: chart.id,
        kind: 'chart' as const,
        title: t(chart.title),
        chart,
      })),
    ],
    [report, t],
  )
}

function useChecks({ report }: ReportPage, result: ReportResult | undefined): readonly ReportCheckView[] {
  const evaluation = useEvaluation()
  return useMemo(
    () =>
      (result?.checks ?? []).flatMap(({ id, passed, difference, type }) => {
        const check = report.checks?.find((one) => one.id === id)
        if (!check) return []
        const message = evaluation.text(check.message, { data: { totals: result?.totals } })
        return [{ id, message, passed, difference: difference ?? undefined, isMoney: type === 'fen' }]
      }),
    [report, result, evaluation],
  )
}

type ColumnType = ReportResult['columns'][number]['type']

/** Cells that are used by default, by column type. */
const DEFAULT_CELLS: Readonly<Record<ColumnType, string>> = {
  text: 'Text',
  integer: 'Number',
  number: 'Number',
  fen: 'Money',
  ppm: 'Rate',
  day: 'Date',
  time: 'Date',
}

/** Columns of a result for `<TableCell>`. The record of a row contains its values by column id. */
function useReportColumns(
  { report }: ReportPage,
  result: ReportResult | undefined,
): readonly ReportColumnView[] {
  const found = result?.columns
  const nodes = useMemo(() => {
    const types = new Map(found?.map(({ id, type }) => [id, type]))
    const node = (one: Omit<ReportColumnNode, 'field'>): ReportColumnNode => ({
      ...one,
      field: one.id,
      cell: one.cell ?? DEFAULT_CELLS[types.get(one.id) ?? 'text'],
    })
    return { dimensions: report.dimensions.map(node), measures: report.measures.map(node) }
  }, [report, found])
  const dimensions = useColumns(nodes.dimensions, '/report/dimensions')
  const measures = useColumns(nodes.measures, '/report/measures')
  return useMemo(() => {
    const known = [...dimensions, ...measures]
    return (found ?? []).flatMap(({ id, role, type, isRounded = false }) => {
      const column = known.find((one) => one.id === id)
      const bucket = report.dimensions.find((one) => one.id === id)?.bucket
      const isTime = type === 'day' || type === 'time' || bucket !== undefined
      return column ? [{ column, role, type, isTime, isRounded }] : []
    })
  }, [dimensions, measures, found, report])
}
