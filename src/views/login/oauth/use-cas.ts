import { useEffect, useRef } from 'react'
import type { Capabilities } from '#schemas'
import { SSO_LOGOUT } from '../../../session/credentials.ts'
import { LOGIN_PATH } from '../../../session/safe-redirect.ts'
import {
  LOGIN_LIFETIME_MS,
  readForTab,
  removeForTab,
  storeForTab,
  storeValue,
} from '../../../session/storage.ts'
import type { Credentials } from '../sign-in.ts'

/**
 * Key under which the requested page is stored during the redirect to CAS. The page can't be part of the
 * service address, which must be the same for all pages.
 */
const REQUESTED_SEARCH_KEY = 'SSO_WANTED'

/** Service address for which CAS issues tickets. */
const service = () => location.origin + LOGIN_PATH

/** Stores the requested page in this browser tab, and redirects to the CAS server. */
export function redirectToCas(url: string): void {
  storeForTab(REQUESTED_SEARCH_KEY, location.search)
  location.assign(`${url}/login?service=${encodeURIComponent(service())}`)
}

/**
 * Reads the ticket from the address, and restores the address from before the redirect. Returns undefined if
 * the address contains no ticket.
 */
function popTicket(): string | undefined {
  const ticket = new URLSearchParams(location.search).get('ticket')
  if (ticket === null) return undefined
  const search = readForTab(REQUESTED_SEARCH_KEY)
  removeForTab(REQUESTED_SEARCH_KEY)
  history.replaceState(history.state, '', LOGIN_PATH + (typeof search === 'string' ? search : ''))
  return ticket
}

/** Stores the address that logs the user out of CAS. */
export const storeCasLogout = (url: string): void =>
  storeValue(SSO_LOGOUT, `${url}/logout?service=${encodeURIComponent(service())}`, LOGIN_LIFETIME_MS)

interface CasOptions {
  cas: Capabilities['cas']
  /**
   * True if the page shows a message about the last session. Then the browser isn't redirected automatically.
   */
  isTold: boolean
  onTicket: (login: Credentials) => void
}

/** Signs in with the ticket in the address. Without a ticket, redirects to CAS if the server requires it. */
export function useCas({ cas, isTold, onTicket }: CasOptions): void {
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!cas || hasBegun.current) return
    hasBegun.current = true
    const ticket = popTicket()
    const wantsPassword = new URLSearchParams(location.search).get('way') === 'password'
    if (ticket !== undefined) onTicket({ operation: 'oauth.cas', args: { ticket, service: service() } })
    else if (cas.isFirst && !isTold && !wantsPassword) redirectToCas(cas.url)
  }, [cas, isTold, onTicket])
}
