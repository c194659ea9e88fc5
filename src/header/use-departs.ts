import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from '#runtime'
import type { Depart } from '#schemas'

type Choice = Pick<Depart, 'orgCode' | 'departName'>

/** The departments of the user as far as they are known. */
export interface Departs {
  list: readonly Choice[]
  /** Code of the one he works for now. */
  orgCode: string | undefined
}

interface DepartsState {
  departs: Departs | undefined
  failure: unknown
  retry: () => void
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'orgCode' in value &&
  typeof value.orgCode === 'string' &&
  'departName' in value &&
  typeof value.departName === 'string'

/** Whatever a server says: what is no department is none. */
function readDeparts(result: unknown): Departs {
  const { list, orgCode } = (typeof result === 'object' && result !== null ? result : {}) as Record<
    string,
    unknown
  >
  return {
    list: Array.isArray(list) ? list.filter(isChoice) : [],
    orgCode: typeof orgCode === 'string' && orgCode !== '' ? orgCode : undefined,
  }
}

/** Asks the server for the departments of the user. */
export function useDeparts(): DepartsState {
  const { http } = useRuntime()
  const [state, setState] = useState<Pick<DepartsState, 'departs' | 'failure'>>({
    departs: undefined,
    failure: undefined,
  })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    const asked = new AbortController()
    http.call('user.departs', {}, { signal: asked.signal }).then(
      (result) => setState({ departs: readDeparts(result), failure: undefined }),
      (failure: unknown) => asked.signal.aborted || setState({ departs: undefined, failure }),
    )
    return () => asked.abort()
  }, [http, turn])

  const retry = useCallback(() => {
    setState({ departs: undefined, failure: undefined })
    setTurn((last) => last + 1)
  }, [])
  return { ...state, retry }
}
