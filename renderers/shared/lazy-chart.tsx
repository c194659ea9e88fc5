import type { ChartDefinition } from '#runtime'
import type { chartViews } from '../charts/chart-views.ts'
import { lazyView } from './lazy-view.tsx'

/** A chart by its name; `charts/chart-views.ts` draws it, all charts in one chunk that is read with the first one. */
export const lazyChart = <Props,>(known: {
  name: keyof typeof chartViews
  title: string
}): ChartDefinition<Props> => ({
  ...known,
  Component: lazyView(async () => {
    const { chartViews: views } = await import('../charts/chart-views.ts')
    return views[known.name] as unknown as ChartDefinition<Props>['Component']
  }),
})
