import { lazyView } from '../lazy-view.tsx'
import { SkeletonLines } from '../skeleton-lines.tsx'

/** Tabs, whose code is loaded only for pages that have tabs. Printing waits for the code of the tabs. */
export const LazyTabs = lazyView(async () => (await import('./tabs-view.tsx')).TabsView, <SkeletonLines />)
