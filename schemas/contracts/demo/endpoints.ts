import { defineEndpoints, post } from '../endpoint.ts'

/** Checks of example pages. They save nothing. */
export const demoEndpoints = defineEndpoints({
  'demo.checkOrder': post.value('/app/demo/checkOrder', 'demo:splitOrder'),
})
