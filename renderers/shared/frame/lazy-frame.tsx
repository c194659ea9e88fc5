import { lazyView } from '../lazy-view.tsx'

/** A frame whose code is loaded only for pages that contain one. */
export const LazyFrame = lazyView(async () => (await import('./frame.tsx')).Frame, <span aria-busy>…</span>)
