import { defineKind } from '#runtime'
import type { DashboardPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'

/** A grid of figures that lead to where they come from. */
export const dashboardKind = defineKind<DashboardPage>({
  kind: 'dashboard',
  Component: lazyView(
    async () => (await import('./dashboard-page.tsx')).DashboardPageView,
    <states.Loading />,
  ),
})
