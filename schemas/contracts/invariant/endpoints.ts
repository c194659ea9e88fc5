import { defineEndpoints, get } from '../endpoint.ts'

/** Operations on the results of invariant checks. */
export const invariantEndpoints = defineEndpoints({
  'invariantResult.list': get.page('/app/invariantResults/list', 'invariant:list'),
  'invariantResult.get': get.record('/app/invariantResults/get', 'invariant:list'),
})
