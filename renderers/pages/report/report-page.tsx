import { useId } from 'react'
import { type ReportState, useReport, useText } from '#runtime'
import type { ReportPage } from '#schemas'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PrintSheet } from '../../shared/print/print-sheet.tsx'
import { usePreloadedViews } from '../../shared/print/use-preloaded-views.ts'
import { SearchForm } from '../../shared/search-form.tsx'
import { Asked } from './asked.tsx'
import { Notes } from './notes.tsx'
import css from './report.module.css'
import { ReportBar } from './report-bar.tsx'
import { ReportBody } from './report-body.tsx'

/** The whole report kind: filters, the ways to look at it, its figures, and what was checked about them. */
export function ReportPageView({ page }: { page: ReportPage }) {
  const t = useText()
  const report = useReport(page)
  const titleId = useId()
  usePreloadedViews(report.search.fields.map(({ component }) => component))
  return (
    <div className={css.page}>
      {report.search.fields.length > 0 && (
        <div className={css.filters}>
          <SearchForm pageId={page.id} pointer="/report/filters" search={report.search} />
        </div>
      )}
      <PrintSheet
        title={t(page.title)}
        about={<Asked pageId={page.id} report={report} />}
        isWide={isWide(report)}
        role="region"
        tabIndex={-1}
        className={css.card}
        aria-labelledby={titleId}
        aria-busy={report.isLoading || report.isRefreshing}
      >
        <ReportBar page={page} report={report} titleId={titleId} />
        <ReportBody page={page} report={report} />
        {report.result && <Notes result={report.result} report={report} />}
      </PrintSheet>
      <PageOverlay />
    </div>
  )
}

/** So many columns don't fit beside each other on an upright sheet. */
const UPRIGHT = 7

/** A pivot has as many columns as its figures make. */
const isWide = ({ view, columns }: ReportState) =>
  view.kind === 'pivot' || (view.kind === 'table' && columns.length > UPRIGHT)
