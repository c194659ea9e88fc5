import { http } from '../session/http.ts'
import { createReleaseIndex } from './release-index.ts'

/** Index of the pages that are released for the signed-in user. */
export const releaseIndex = createReleaseIndex({
  call: () => http.call('page.released', {}, { isQuiet: true }),
  onError: (error) =>
    // biome-ignore lint/suspicious/noConsole: the product works with the shipped pages, so no message is shown.
    console.warn('The released pages could not be read. The shipped pages are used.', error),
})
