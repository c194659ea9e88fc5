import { FilterOutlined, InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useMemo } from 'react'
import {
  type ChartColumn,
  type ChartMeasure,
  type DataRecord,
  NodeBoundary,
  type ReportColumnView,
  type ReportState,
  resetRejectedFilters,
  useReport,
  useRuntime,
  useText,
} from '#runtime'
import { isAggregate, type ReportChart, type ReportPage, type ReportResult, type ReportRow } from '#schemas'
import { Slot } from '../../shared/block/slot.tsx'
import facts from '../../shared/fact-list.module.css'
import { FieldValue } from '../../shared/form/field-control.tsx'
import card from '../../shared/page-card.module.css'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PrintSheet } from '../../shared/print/print-sheet.tsx'
import { usePreloadedViews } from '../../shared/print/use-preloaded-views.ts'
import { SearchForm } from '../../shared/search-form.tsx'
import skeleton from '../../shared/skeleton.module.css'
import { State } from '../../shared/states.tsx'
import { PivotView } from './pivot-view.tsx'
import css from './report.module.css'
import { ReportBar } from './report-bar.tsx'
import { ReportNotes } from './report-notes.tsx'
import { ReportTable } from './report-table.tsx'

/** Shows a report: filters, views, figures and checks. */
export function ReportPageView({ page }: { page: ReportPage }) {
  const t = useText()
  const report = useReport(page)
  const titleId = useId()
  usePreloadedViews(report.search.fields.map(({ component }) => component))
  return (
    <div className={card.page}>
      <Slot page={page} slot="header" />
      {report.search.fields.length > 0 && (
        <div className={css.filters}>
          <SearchForm pageId={page.id} pointer="/report/filters" search={report.search} />
        </div>
      )}
      <PrintSheet
        title={t(page.title)}
        about={<FilterSummary pageId={page.id} report={report} />}
        isWide={isWide(report)}
        role="region"
        tabIndex={-1}
        className={card.card}
        aria-labelledby={titleId}
        aria-busy={report.isLoading || report.isRefreshing}
      >
        <ReportBar page={page} report={report} titleId={titleId} />
        <ReportBody page={page} report={report} />
        {report.result && <ReportNotes result={report.result} report={report} />}
      </PrintSheet>
      <Slot page={page} slot="footer" />
      <PageOverlay />
    </div>
  )
}

/** Maximum number of columns that fit a portrait page. */
const MAX_PORTRAIT_COLUMNS = 7

/**
 * True if the report is printed in landscape. A pivot table is always printed in landscape, because the
 * number of its columns depends on the data.
 */
const isWide = ({ view, columns }: ReportState) =>
  view.kind === 'pivot' || (view.kind === 'table' && columns.length > MAX_PORTRAIT_COLUMNS)

/** Shows the filters as text, for print, where the search form isn't visible. */
export function FilterSummary({ report, pageId }: { report: ReportState; pageId: string }) {
  const t = useText()
  const { registry } = useRuntime()
  const { fields } = report.search
  const filterTexts = fields.flatMap((field, index) => {
    const value = report.request.params[field.id]
    return value === undefined ? [] : [{ field, value, index }]
  })
  if (filterTexts.length === 0) return null
  return (
    <dl className={`${facts.facts} ${css.asked}`}>
      {filterTexts.map(({ field, value, index }) => {
        const at = { page: pageId, pointer: `/report/filters/${index}` }
        const definition = registry.fields.get(field.component ?? 'Text', at)
        return (
          <div key={field.id}>
            <dt>{t(field.title ?? field.field)}</dt>
            <dd>
              <NodeBoundary at={at}>
                <FieldValue definition={definition} value={value} settings={field.props ?? {}} />
              </NodeBoundary>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface ReportBodyProps {
  page: ReportPage
  report: ReportState
}

/**
 * Shows the figures in the selected view. Without figures, shows a message: loading, missing filter, error or
 * no data.
 */
function ReportBody({ page, report }: ReportBodyProps) {
  const { Failed, Loading } = useRuntime().registry.states
  const { search, error, result, view, refresh } = report
  if (search.missing.length > 0) return <Missing report={report} />
  if (error) return <Failed error={error} retry={refresh} reset={resetRejectedFilters(error, search)} />
  if (!result) return view.chart ? <ChartSkeleton /> : <Loading />
  if (result.rows.length === 0) return <Empty page={page} report={report} />
  if (view.chart) return <ReportChartView page={page} chart={view.chart} report={report} result={result} />
  const { pivot } = page.report
  if (view.kind === 'pivot' && pivot) return <PivotView pivot={pivot} report={report} result={result} />
  return <ReportTable report={report} result={result} />
}

function Missing({ report }: { report: ReportState }) {
  const t = useText()
  const names = report.search.missing.map(({ title, field }) => t(title ?? field)).join(', ')
  return (
    <State icon={<FilterOutlined />} title={t('Choose {{names}} to see figures', { names })}>
      <p>{t('Too many rows to total all.')}</p>
    </State>
  )
}

function Empty({ page, report: { search } }: ReportBodyProps) {
  const t = useText()
  return (
    <State icon={<InboxOutlined />} title={t(page.report.empty ?? 'No rows to total')}>
      {search.changed.size > 0 && <Button onClick={search.reset}>{t('Reset filters')}</Button>}
    </State>
  )
}

interface ReportChartProps {
  page: ReportPage
  chart: ReportChart
  report: ReportState
  result: ReportResult
}

/** Height of the chart without its title, in px. */
const HEIGHT = 420

/** Reserves the place of the chart while its figures load. */
function ChartSkeleton() {
  const t = useText()
  return (
    <div className={`${css.chart} ${css.waiting}`} role="status" aria-label={t('Loading')}>
      <div className={skeleton.line} style={{ height: HEIGHT }} />
    </div>
  )
}

const NO_PROPS = Object.freeze({})

/**
 * Shows the figures as a chart. Time always runs from left to right, even if the rows are sorted in another
 * order.
 */
function ReportChartView(props: ReportChartProps) {
  const { chart } = props
  const t = useText()
  const { registry } = useRuntime()
  const { at, args, hrefOf } = useChart(props)
  const { Component } = registry.charts.get(chart.type, at)
  return (
    <div className={css.chart}>
      <NodeBoundary at={at}>
        <Component
          title={t(chart.title)}
          height={HEIGHT}
          hrefOf={hrefOf}
          props={chart.props ?? NO_PROPS}
          {...args}
        />
      </NodeBoundary>
    </div>
  )
}

/** Number formats of the chart, by the type of the column. */
const MEASURE_FORMATS: Partial<Record<ReportColumnView['type'], ChartMeasure['format']>> = {
  fen: 'money',
  ppm: 'percent',
}

function useChart({ page, chart, report, result }: ReportChartProps) {
  const { columns, drill } = report
  const chartArgs = useMemo(() => {
    const pointer = `/report/charts/${report.views.filter(({ kind }) => kind === 'chart').findIndex(({ id }) => id === chart.id)}`
    const find = (id: string) => columns.find(({ column }) => column.id === id)
    const columnOf = (id: string): ChartColumn => {
      const { field = id, title = id, props } = find(id)?.column ?? {}
      const dimension = page.report.dimensions.find((one) => one.id === id)
      // The chart marks the current bucket as incomplete only if it knows the bucket.
      const bucket = dimension?.complete && dimension.bucket === 'day' ? undefined : dimension?.bucket
      const isDict = find(id)?.column.cell?.name === 'Dict' && typeof props?.dict === 'string'
      return { field, title, bucket, ...(isDict && { dict: String(props?.dict) }) }
    }
    const text = (value: unknown) => String(value ?? '')
    const data = find(chart.x)?.isTime
      ? [...result.rows].sort((a, b) => (text(a[chart.x]) < text(b[chart.x]) ? -1 : 1))
      : result.rows
    const y = chart.y
      .filter((id) => find(id))
      .map((id) => ({
        ...columnOf(id),
        measure: measureOf(page, id),
        format: MEASURE_FORMATS[find(id)?.type ?? 'number'] ?? ('number' as const),
      }))
    const series = chart.series !== undefined && find(chart.series) ? columnOf(chart.series) : undefined
    return { at: { page: page.id, pointer }, args: { data, x: columnOf(chart.x), y, series } }
  }, [page, chart, columns, result, report.views])
  const by = columns.filter(({ role }) => role === 'dimension').map(({ column }) => column.id)
  // A sum of several groups, such as a province of a map, is no group that a search value can select.
  const groups = new Set<DataRecord>(chartArgs.args.data)
  const hrefOf =
    drill &&
    ((record: DataRecord, measure: string) =>
      groups.has(record) ? drill(record as ReportRow, by, measure) : undefined)
  return { ...chartArgs, hrefOf }
}

/** Name of the measure that has the same color in all charts: the field that it adds up, or `count`. */
function measureOf({ report: { measures } }: ReportPage, id: string): string {
  const measure = measures.find((one) => one.id === id)
  if (!measure || !isAggregate(measure) || measure.when) return id
  return measure.fn === 'sum' ? (measure.field ?? id) : measure.fn === 'count' ? 'count' : id
}
