import { lazyView } from '../lazy-view.tsx'

/** A frame. Its code is loaded only for pages that have a frame. */
export const LazyFrame = lazyView(async () => (await import('./frame.tsx')).Frame, <span aria-busy>…</span>)
