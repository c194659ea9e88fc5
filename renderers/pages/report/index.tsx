import { defineKind } from '#runtime'
import type { ReportPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'

/** Figures over many records: as a table with subtotals, a pivot table and charts. */
export const reportKind = defineKind<ReportPage>({
  kind: 'report',
  Component: lazyView(async () => (await import('./report-page.tsx')).ReportPageView, <states.Loading />),
})
