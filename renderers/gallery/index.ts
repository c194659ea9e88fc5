import { lazyView } from '../shared/lazy-view.tsx'

/** Shows all renderers with their stories. The code is loaded on demand. */
export const Gallery = lazyView(async () => (await import('./gallery.tsx')).Gallery)
