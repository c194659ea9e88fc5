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

/** What a program may read of a failure: its code never changes, `fields` are messages by field name. */
export interface FailureDetail {
  error: string
  fields?: Record<string, string>
  requestId: string
}

/** What a failed call answers; `result` is null on the contract's paths, a `FailureDetail` on our own. */
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
