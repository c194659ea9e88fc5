/** Pages without a required login. */
export const visitorPages = ['login', 'register', 'register-result', 'alteration'] as const
export type VisitorPageName = (typeof visitorPages)[number]

/** Page of an address. Undefined for other addresses below `/user`, which lead to the login. */
export function visitorPageOf(path: string): VisitorPageName | undefined {
  const [, name] = /^\/user\/([\w-]+)\/?$/.exec(path) ?? []
  return visitorPages.find((page) => page === name)
}

/** Address of a page. `search` is the query, which contains the page to open after the login. */
export const visitorPath = (page: VisitorPageName, search = ''): string => `/user/${page}${search}`

/** User name passed in the history entry. Undefined for other state. */
export function accountOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('account' in state)) return undefined
  const { account } = state
  return typeof account === 'string' && account !== '' && account.length <= 100 ? account : undefined
}
