/** Areas below the API base whose answers follow the JeecgBoot contract: HTTP 200, `success` tells. */
const contractAreas = ['/sys/', '/message/', '/actuator/', '/thirdLogin/', '/cas/', '/api/', '/db/']

/** Tells whether a route pattern or a path belongs to the contract rather than to us. */
export const isContractPath = (path: string, apiBase: string): boolean =>
  contractAreas.some((area) => path.startsWith(apiBase + area))

/** Tells whether a path lies under the API base, where answers are envelopes and never pages. */
export const isApiPath = (path: string, apiBase: string): boolean =>
  path === apiBase || path.startsWith(`${apiBase}/`)

/** Envelope of a successful call. */
export interface Answer<Result> {
  success: true
  message: string
  code: number
  result: Result
  timestamp: number
}

/** Wraps what a handler found into the envelope of the contract. */
export const ok = <Result>(result: Result, message = ''): Answer<Result> => ({
  success: true,
  message,
  code: 200,
  result,
  timestamp: Date.now(),
})

/** Machine-readable detail of a failure: its code never changes, `fields` are messages by field name. */
export interface FailureDetail {
  error: string
  fields?: Record<string, string>
  requestId: string
}

/** Envelope of a failed call; `result` is null on the contract's paths, a `FailureDetail` on our own. */
export interface Refusal {
  success: false
  message: string
  code: number
  result: FailureDetail | null
  /** On the contract's paths, which know no result of a failure, beside it; `status` is what our own paths answer. */
  refusal?: FailureDetail & { status: number }
  timestamp: number
}

/** Wraps a failure into the envelope of the contract. */
export const refused = (code: number, message: string, result: Refusal['result'] = null): Refusal => ({
  success: false,
  message,
  code,
  result,
  timestamp: Date.now(),
})
