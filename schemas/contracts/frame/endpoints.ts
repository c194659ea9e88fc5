import { defineEndpoints, get } from '../endpoint.ts'

/** Operations on the frames in pages. These operations return the origins that frames may show. */
export const frameEndpoints = defineEndpoints({
  'frame.origins': get.value('/app/frameOrigins', 'signedIn'),
})
