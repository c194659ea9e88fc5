/** Paths that follow the JeecgBoot contract: HTTP 200 with `success`. */
const contractAreas = ['/sys/', '/message/', '/actuator/', '/thirdLogin/', '/cas/', '/api/', '/db/']

/** Tells whether a path belongs to the JeecgBoot contract rather than to our API. */
export const isContractPath = (path: string, apiBase: string): boolean =>
  contractAreas.some((area) => path.startsWith(apiBase + area))

/** Tells whether a path is below the API base, where responses are envelopes. */
export const isApiPath = (path: string, apiBase: string): boolean =>
  path === apiBase || path.startsWith(`${apiBase}/`)

/** Envelope of a successful call. */
export interface SuccessEnvelope<Result> {
  success: true
  message: string
  code: number
  result: Result
  timestamp: number
}

/** Wraps a result into the contract's envelope. */
export const ok = <Result>(result: Result, message = ''): SuccessEnvelope<Result> => ({
  success: true,
  message,
  code: 200,
  result,
  timestamp: Date.now(),
})

/** Machine-readable error: its code never changes; `fields` has messages by field name. */
export interface FailureDetail {
  error: string
  fields?: Record<string, string>
  requestId: string
}

/** Envelope of an error; `result` is null on contract paths, a `FailureDetail` on ours. */
export interface FailureEnvelope {
  success: false
  message: string
  code: number
  result: FailureDetail | null
  /**
   * Error details on contract paths, where `result` must be null; `status` is the HTTP status on our paths.
   */
  refusal?: FailureDetail & { status: number }
  timestamp: number
}

/** Wraps an error into the contract's envelope. */
export const errorEnvelope = (
  code: number,
  message: string,
  result: FailureEnvelope['result'] = null,
): FailureEnvelope => ({
  success: false,
  message,
  code,
  result,
  timestamp: Date.now(),
})
