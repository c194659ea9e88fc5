import { lazyView } from '../lazy-view.tsx'
import { SkeletonLines } from '../skeleton-lines.tsx'

const waiting = <SkeletonLines />

/** Parts that few detail pages have. The code of such a part is loaded when the part is first drawn. */
export const TimelinePart = lazyView(async () => (await import('./timeline-part.tsx')).TimelinePart, waiting)
export const CustomPart = lazyView(async () => (await import('./custom-part.tsx')).CustomPart, waiting)
export const TextPart = lazyView(
  async () => (await import('./text-part.tsx')).TextPart,
  <SkeletonLines lines={1} />,
)
