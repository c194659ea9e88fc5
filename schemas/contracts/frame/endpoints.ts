import { defineEndpoints, get } from '../endpoint.ts'

/** Frames of pages. */
export const frameEndpoints = defineEndpoints({
  'frame.origins': get.value('/app/frameOrigins', 'signedIn'),
})
