import { useOperation } from '#runtime'
import type { Depart } from '#schemas'

type Choice = Pick<Depart, 'orgCode' | 'departName'>

/** The departments of the user, and the user's current department. */
export interface Departs {
  list: readonly Choice[]
  /** Code of the current department. */
  orgCode: string | undefined
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'orgCode' in value &&
  typeof value.orgCode === 'string' &&
  'departName' in value &&
  typeof value.departName === 'string'

/** Reads departments from a response. Drops malformed departments. */
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

/** Loads the departments of the user. */
export function useDeparts() {
  const { data, isLoading, error, refresh } = useOperation('user.departs')
  return { departs: isLoading || error ? undefined : readDeparts(data), failure: error, retry: refresh }
}
