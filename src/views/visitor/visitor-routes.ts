/** Pages that users can open without a login. */
export const visitorPages = ['login', 'register', 'register-result', 'alteration'] as const
export type VisitorPageName = (typeof visitorPages)[number]

/**
 * Visitor page that an address belongs to. Undefined for other addresses. Unknown addresses below `/user`
 * open the login.
 */
export function visitorPageOf(path: string): VisitorPageName | undefined {
  const [, name] = /^\/user\/([\w-]+)\/?$/.exec(path) ?? []
  return visitorPages.find((page) => page === name)
}

/**
 * Address of a visitor page. `search` is the query of the address, which contains the page that opens after
 * the login.
 */
export const visitorPath = (page: VisitorPageName, search = ''): string => `/user/${page}${search}`

/** User name in the state of a history entry. Undefined if the state has another shape. */
export function accountOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('account' in state)) return undefined
  const { account } = state
  return typeof account === 'string' && account !== '' && account.length <= 100 ? account : undefined
}
