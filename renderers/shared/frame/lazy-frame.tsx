import { lazyView } from '../lazy-view.tsx'
import { SkeletonLines } from '../skeleton-lines.tsx'

/** A frame whose code is loaded only for pages that contain one. */
export const LazyFrame = lazyView(async () => (await import('./frame.tsx')).Frame, <SkeletonLines />)
