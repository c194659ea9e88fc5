import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '#runtime'
import type { Profile } from '#schemas'
import type { AppError } from '#schemas/errors'

type Reading =
  | 'agent.mine'
  | 'account.profile'
  | 'account.sessions'
  | 'account.loginLog'
  | 'account.thirdAccounts'

const keyOf = (operation: Reading) => ['account', operation]

/**
 * Loads data of the user's account. While the request runs, returns cached data if another page has already
 * loaded them.
 */
export function useAccount<Result>(operation: Reading, args: Readonly<Record<string, unknown>> = {}) {
  const { http } = useRuntime()
  return useQuery<Result, AppError>({
    queryKey: [...keyOf(operation), args],
    queryFn: ({ signal }) => http.call<Result>(operation, args, { signal }),
  })
}

/** Functions that reload cached account data, or replace the cached profile. */
export function useAccountCache() {
  const queries = useQueryClient()
  return {
    readAgain: (operation: Reading) => queries.invalidateQueries({ queryKey: keyOf(operation) }),
    setProfile: (profile: Profile) => queries.setQueryData([...keyOf('account.profile'), {}], profile),
  }
}
