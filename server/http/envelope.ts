/** What a successful call answers. */
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

/** What a failed call answers; `result` is null on the contract's paths, a `Failure` result on our own. */
export interface Refusal {
  success: false
  message: string
  code: number
  result: { error: string; fields?: Record<string, string>; requestId: string } | null
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
