import { defineEndpoints, get } from '../endpoint.ts'

/** Operations on maps. They return the settings of the map server. */
export const mapEndpoints = defineEndpoints({
  'map.tiles': get.value('/app/mapTiles', 'signedIn'),
})
