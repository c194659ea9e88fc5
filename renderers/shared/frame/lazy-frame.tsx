import { lazyView } from '../lazy-view.tsx'

/** The code of frames is loaded for pages that have one. */
export const LazyFrame = lazyView(async () => (await import('./frame.tsx')).Frame, <span aria-busy>…</span>)
