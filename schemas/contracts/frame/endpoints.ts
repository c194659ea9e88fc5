import { defineEndpoints, get } from '../endpoint.ts'

/** Settings of the frames in pages: the origins that frames may show. */
export const frameEndpoints = defineEndpoints({
  'frame.origins': get.value('/app/frameOrigins', 'signedIn'),
})
