/** The pages that nobody has to sign in for. */
export const visitorPages = ['login', 'register', 'register-result', 'alteration'] as const
export type VisitorPageName = (typeof visitorPages)[number]

/** The page an address names; undefined for every other address below `/user`, which leads to the login. */
export function visitorPageOf(path: string): VisitorPageName | undefined {
  const [, name] = /^\/user\/([\w-]+)\/?$/.exec(path) ?? []
  return visitorPages.find((page) => page === name)
}

/** The address of a page; `search` keeps where people wanted to go. */
export const visitorPath = (page: VisitorPageName, search = ''): string => `/user/${page}${search}`

/** The user name that one page hands over to the next with its history entry; undefined for anything else there. */
export function accountOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('account' in state)) return undefined
  const { account } = state
  return typeof account === 'string' && account !== '' && account.length <= 100 ? account : undefined
}
