/** Areas below the API base whose answers follow the JeecgBoot contract: HTTP 200, `success` tells. */
const contractAreas = ['/sys/', '/message/', '/actuator/', '/thirdLogin/', '/cas/', '/api/', '/db/']

/** Whether a route pattern or a path belongs to the contract rather than to us. */
export const isContractPath = (path: string, apiBase: string): boolean =>
  contractAreas.some((area) => path.startsWith(apiBase + area))

/** Whether a path lies under the API base, where answers are envelopes and never pages. */
export const isApiPath = (path: string, apiBase: string): boolean =>
  path === apiBase || path.startsWith(`${apiBase}/`)
