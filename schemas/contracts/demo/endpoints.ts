import { defineEndpoints, post } from '../endpoint.ts'

/** Operations that check the inputs of example pages. These operations save nothing. */
export const demoEndpoints = defineEndpoints({
  'demo.checkOrder': post.value('/app/demo/checkOrder', 'demo:splitOrder'),
})
