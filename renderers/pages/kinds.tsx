import { defineKind, useRuntime } from '#runtime'
import type {
  CompositePage,
  CustomPage,
  DashboardPage,
  DetailPage,
  FormPage,
  ListPage,
  ReportPage,
  WizardPage,
} from '#schemas'
import { lazyView } from '../shared/lazy-view.tsx'
import { states } from '../shared/states.tsx'

/** Draws a custom page with the renderer that the page names. */
function CustomPageView({ page }: { page: CustomPage }) {
  const { registry } = useRuntime()
  const { renderer, props = {} } = page.custom
  const { Component } = registry.pages.get(renderer, { page: page.id, pointer: '/custom/renderer' })
  return <Component page={page} props={props} />
}

const waiting = <states.Loading />

/** All page kinds, each with the component that draws it. */
export const kinds = [
  defineKind<ListPage>({
    kind: 'list',
    Component: lazyView(async () => (await import('./list/list-page.tsx')).ListPageView, waiting),
  }),
  defineKind<DetailPage>({
    kind: 'detail',
    Component: lazyView(async () => (await import('./detail/detail-page.tsx')).DetailPageView, waiting),
  }),
  defineKind<DashboardPage>({
    kind: 'dashboard',
    Component: lazyView(
      async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPageView,
      waiting,
    ),
  }),
  defineKind<CompositePage>({
    kind: 'composite',
    Component: lazyView(
      async () => (await import('./composite/composite-page.tsx')).CompositePageView,
      waiting,
    ),
  }),
  defineKind<CustomPage>({ kind: 'custom', Component: CustomPageView }),
  defineKind<FormPage>({
    kind: 'form',
    Component: lazyView(async () => (await import('./form/form-page.tsx')).FormPageView, waiting),
  }),
  defineKind<ReportPage>({
    kind: 'report',
    Component: lazyView(async () => (await import('./report/report-page.tsx')).ReportPageView, waiting),
  }),
  defineKind<WizardPage>({
    kind: 'wizard',
    Component: lazyView(async () => (await import('./wizard/wizard-page.tsx')).WizardPageView, waiting),
  }),
]
