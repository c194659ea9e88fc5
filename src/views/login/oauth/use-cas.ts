import { useEffect, useRef } from 'react'
import type { Capabilities } from '#schemas'
import { SSO_LOGOUT } from '../../../session/credentials.ts'
import { LOGIN_PATH } from '../../../session/safe-redirect.ts'
import { forgetForTab, keep, keepForTab, LOGIN_LIFETIME_MS, readForTab } from '../../../session/storage.ts'
import type { Credentials } from '../sign-in.ts'

/** Where people wanted to go, while they are at the CAS server: its service is one address for all. */
const WANTED = 'SSO_WANTED'

/** The address that tickets are for. */
const service = () => location.origin + LOGIN_PATH

/** Leaves for the CAS server; this tab remembers where it wanted to go. */
export function goToCas(url: string): void {
  keepForTab(WANTED, location.search)
  location.assign(`${url}/login?service=${encodeURIComponent(service())}`)
}

/** Takes the ticket out of the address, and puts back what stood there before; undefined where there is none. */
function takeTicket(): string | undefined {
  const ticket = new URLSearchParams(location.search).get('ticket')
  if (ticket === null) return undefined
  const wanted = readForTab(WANTED)
  forgetForTab(WANTED)
  history.replaceState(history.state, '', LOGIN_PATH + (typeof wanted === 'string' ? wanted : ''))
  return ticket
}

/** Remembers that this login ends at the CAS server. */
export const keepCasLogOut = (url: string): void =>
  keep(SSO_LOGOUT, `${url}/logout?service=${encodeURIComponent(service())}`, LOGIN_LIFETIME_MS)

interface CasOptions {
  cas: Capabilities['cas']
  /** Somebody reads here why his last session ended: he is not sent away at once. */
  isTold: boolean
  onTicket: (login: Credentials) => void
}

/** Signs in with a ticket in the address, or goes for one where the server wants that. */
export function useCas({ cas, isTold, onTicket }: CasOptions): void {
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!cas || hasBegun.current) return
    hasBegun.current = true
    const ticket = takeTicket()
    const wantsPassword = new URLSearchParams(location.search).get('way') === 'password'
    if (ticket !== undefined) onTicket({ operation: 'oauth.cas', args: { ticket, service: service() } })
    else if (cas.isFirst && !isTold && !wantsPassword) goToCas(cas.url)
  }, [cas, isTold, onTicket])
}
