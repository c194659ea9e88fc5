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

/** Reads something of the user's own account; what a page before this one read is shown until the answer is here. */
export function useAccount<Result>(operation: Reading, args: Readonly<Record<string, unknown>> = {}) {
  const { http } = useRuntime()
  return useQuery<Result, AppError>({
    queryKey: [...keyOf(operation), args],
    queryFn: ({ signal }) => http.call<Result>(operation, args, { signal }),
  })
}

/** Has a part of the account read again wherever it is shown, or puts a profile in its place that is known already. */
export function useAccountAnswers() {
  const queries = useQueryClient()
  return {
    readAgain: (operation: Reading) => queries.invalidateQueries({ queryKey: keyOf(operation) }),
    setProfile: (profile: Profile) => queries.setQueryData([...keyOf('account.profile'), {}], profile),
  }
}
