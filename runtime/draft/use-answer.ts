import { useCallback, useEffect, useState } from 'react'
import type { AppError } from '#schemas/errors'
import type { Arguments } from '../http/to-request.ts'
import { toAppError } from '../page/errors.ts'
import { useRuntime } from '../runtime-context.ts'

interface Answer {
  /** What was asked. */
  key: string
  value?: unknown
  error?: AppError
}

export interface AnswerState {
  isThere: boolean
  value: unknown
  error: AppError | undefined
  retry: () => void
}

/**
 * Asks once for each set of arguments, and nothing of an answer is kept: what is saved over it must be what is on the
 * server now. Without arguments nothing is asked.
 */
export function useAnswer(op: string, args: Arguments | undefined): AnswerState {
  const { http } = useRuntime()
  const [answer, setAnswer] = useState<Answer>()
  const [turn, setTurn] = useState(0)
  const key = args === undefined ? undefined : JSON.stringify([op, args, turn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the arguments.
  useEffect(() => {
    setAnswer(undefined)
    if (key === undefined) return
    const leaving = new AbortController()
    http.call<unknown>(op, args, { signal: leaving.signal }).then(
      (value) => !leaving.signal.aborted && setAnswer({ key, value }),
      (error) => !leaving.signal.aborted && setAnswer({ key, error: toAppError(error) }),
    )
    return () => leaving.abort()
  }, [http, key])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  // An answer to what was asked before is none.
  const current = answer !== undefined && answer.key === key ? answer : undefined
  return {
    isThere: current !== undefined && current.error === undefined,
    value: current?.value,
    error: current?.error,
    retry,
  }
}
