import { useMemo } from 'react'
import { type ChartColumn, NodeBoundary, type ReportState, useRuntime, useText } from '#runtime'
import type { ReportChart, ReportResult } from '#schemas'
import css from './report.module.css'

interface ReportChartProps {
  chart: ReportChart
  report: ReportState
  result: ReportResult
}

/** In px. */
const HEIGHT = 420
const NO_PROPS = Object.freeze({})

/** A report's figures as a picture; time runs from left to right however the table is sorted. */
export function ReportChartView({ chart, report, result }: ReportChartProps) {
  const t = useText()
  const { registry } = useRuntime()
  const { at, args } = useChart({ chart, report, result })
  const { Component } = registry.charts.get(chart.type, at)
  return (
    <div className={css.chart}>
      <NodeBoundary at={at}>
        <Component title={t(chart.title)} height={HEIGHT} props={chart.props ?? NO_PROPS} {...args} />
      </NodeBoundary>
    </div>
  )
}

function useChart({ chart, report, result }: ReportChartProps) {
  const { columns } = report
  return useMemo(() => {
    const pointer = `/report/charts/${report.views.filter(({ kind }) => kind === 'chart').findIndex(({ id }) => id === chart.id)}`
    const find = (id: string) => columns.find(({ column }) => column.id === id)
    const columnOf = (id: string): ChartColumn => {
      const { field = id, title = id, props } = find(id)?.column ?? {}
      const isDict = find(id)?.column.cell?.name === 'Dict' && typeof props?.dict === 'string'
      return { field, title, ...(isDict && { dict: String(props?.dict) }) }
    }
    const isTime = find(chart.x)?.type !== 'text' || /^\d{4}-\d\d/.test(String(result.rows[0]?.[chart.x]))
    const said = (value: unknown) => String(value ?? '')
    const data = isTime
      ? [...result.rows].sort((a, b) => (said(a[chart.x]) < said(b[chart.x]) ? -1 : 1))
      : result.rows
    const y = chart.y
      .filter((id) => find(id))
      .map((id) => ({
        ...columnOf(id),
        format: find(id)?.type === 'fen' ? ('money' as const) : ('number' as const),
      }))
    const series = chart.series !== undefined && find(chart.series) ? columnOf(chart.series) : undefined
    return { at: { page: report.request.page, pointer }, args: { data, x: columnOf(chart.x), y, series } }
  }, [chart, columns, result, report.views, report.request.page])
}
