import { lazyView } from '../shared/lazy-view.tsx'

/** Every renderer with all its stories; for developers, so its code is read when it is opened. */
export const Gallery = lazyView(async () => (await import('./gallery.tsx')).Gallery)
