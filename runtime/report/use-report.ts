import { useMemo } from 'react'
import type { ReportPage, ReportResult } from '#schemas'
import { useOperation } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import type { AddressRules } from '../list/address.ts'
import type { ListSearch, SearchValues } from '../list/list-state.ts'
import { normalise } from '../list/search-value.ts'
import { changedIds, missingFields } from '../list/use-search.ts'
import { useRuntime } from '../runtime-context.ts'
import { createDrill } from './drill.ts'
import type { ReportCheckView, ReportState, ReportView } from './report-state.ts'
import { useReportAddress } from './use-report-address.ts'
import { useReportColumns } from './use-report-columns.ts'

const NO_FIELDS: ListSearch['fields'] = []

/** The state of a report page: what its address asks, and what the server found. */
export function useReport(page: ReportPage): ReportState {
  const { navigation } = useRuntime()
  const { address, rules, go } = useReportAddress(page)
  const { values } = address
  const views = useViews(page)
  const view = (views.find(({ id }) => id === address.view) ?? views[0]) as ReportView
  const missing = missingFields(rules, values)
  const request = useMemo(
    () => ({ page: page.id, view: view.id, params: paramsOf(rules, values) }),
    [page, view.id, rules, values],
  )
  const enabled = missing.length === 0
  const state = useOperation<ReportResult>('report.run', request, { enabled })
  const result = enabled ? state.data : undefined
  const { drill: way } = page.report
  const path = way && navigation.pathOf(way.page)
  const drill = useMemo(
    () =>
      way && path !== undefined
        ? createDrill({ page, drill: way, path, fields: rules.fields, values })
        : undefined,
    [page, way, path, rules, values],
  )
  const apply = (next: SearchValues) => {
    if (!go({ values: next })) state.refresh()
  }
  return {
    views,
    view,
    setView: (id) => go({ view: id === views[0]?.id ? undefined : id }),
    search: {
      fields: page.report.filters ?? NO_FIELDS,
      values,
      changed: changedIds(rules, values),
      missing,
      apply,
      reset: () => apply(rules.defaults),
    },
    result,
    columns: useReportColumns(page, result),
    checks: useChecks(page, result),
    isLoading: state.isLoading,
    isRefreshing: state.isRefreshing,
    error: state.error,
    refresh: state.refresh,
    drill,
    request,
  }
}

/** Filters as the server takes them: texts by the ids of their filters. */
function paramsOf({ fields }: AddressRules, values: SearchValues): Record<string, unknown> {
  const given = fields.flatMap(({ key, field, isSeveral }) => {
    const value = normalise(values[key], isSeveral)
    if (value === undefined) return []
    const text = (item: unknown) => (item === null || typeof item === 'boolean' ? item : String(item))
    return [[field.id, Array.isArray(value) ? value.map(text) : text(value)]]
  })
  return Object.fromEntries(given)
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
