import { FilterOutlined, InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReportState, resetOfRefused, useRuntime, useText } from '#runtime'
import type { ReportPage } from '#schemas'
import { State } from '../../shared/states.tsx'
import { PivotView } from './pivot-view.tsx'
import { ReportChartView } from './report-chart.tsx'
import { ReportTable } from './report-table.tsx'

interface ReportBodyProps {
  page: ReportPage
  report: ReportState
}

/** The figures in the chosen way; in their place the wait, what is missing, the failure, or that there are none. */
export function ReportBody({ page, report }: ReportBodyProps) {
  const { Failed, Loading } = useRuntime().registry.states
  const { search, error, result, view, refresh } = report
  if (search.missing.length > 0) return <Missing report={report} />
  if (error) return <Failed error={error} retry={refresh} reset={resetOfRefused(error, search)} />
  if (!result) return <Loading />
  if (result.rows.length === 0) return <Empty page={page} report={report} />
  if (view.chart) return <ReportChartView chart={view.chart} report={report} result={result} />
  const { pivot } = page.report
  if (view.kind === 'pivot' && pivot) return <PivotView pivot={pivot} report={report} result={result} />
  return <ReportTable report={report} result={result} />
}

function Missing({ report }: { report: ReportState }) {
  const t = useText()
  const names = report.search.missing.map(({ title, field }) => t(title ?? field)).join(', ')
  return (
    <State mark={<FilterOutlined />} title={t('Choose {{names}} to see figures', { names })}>
      <p>{t('There are too many rows to add up without it.')}</p>
    </State>
  )
}

function Empty({ page, report: { search } }: ReportBodyProps) {
  const t = useText()
  return (
    <State mark={<InboxOutlined />} title={t(page.report.empty ?? 'No rows to add up')}>
      {search.changed.size > 0 && <Button onClick={search.reset}>{t('Reset filters')}</Button>}
    </State>
  )
}
