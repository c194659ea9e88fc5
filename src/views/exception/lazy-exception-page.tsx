import { lazyView } from '#renderers'

/** The exception pages, whose code is loaded when one of them is shown. */
export const ExceptionPage = lazyView(async () => (await import('./exception-page.tsx')).ExceptionPage)
