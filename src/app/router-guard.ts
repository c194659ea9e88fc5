import { type RefObject, useEffect, useRef } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { preferences } from '../preferences/preferences-store.ts'
import { saveScroll } from '../tabs/kept-scroll.ts'
import { addressOfTab } from '../tabs/tabs-store.ts'
import { confirmLoss, pathsLostByLeaving } from '../tabs/unsaved-work.ts'
import { openOverlays } from './open-overlays.ts'

/**
 * Location state for an address that must open exactly as written. Without this state, the tab opens with its
 * last address.
 */
export const LITERAL_ADDRESS = { asWritten: true } as const

/** True if this application has no earlier entry in the history. The router numbers its entries. */
export const isFirstEntry = (): boolean => (window.history.state?.idx ?? 0) === 0

const isAsWritten = (state: unknown) =>
  typeof state === 'object' && state !== null && 'asWritten' in state && state.asWritten === true

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * Last address of the tab with this path. Undefined if this address equals the path, or if the location must
 * open exactly as written.
 */
function tabAddressOf({ pathname, search, state }: Location): string | undefined {
  if (!preferences.hasTabs || search !== '' || isAsWritten(state)) return undefined
  const address = addressOfTab(pathname)
  return address === pathname ? undefined : address
}

interface Block {
  reason: 'overlay' | 'tab' | 'unsaved'
  replaces: boolean
  /** Resolves when the router has undone the blocked step "back" or "forward". */
  reverted: Promise<unknown>
}

const nextPop = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

function reasonToBlock({
  currentLocation,
  nextLocation,
  historyAction,
}: Parameters<BlockerFunction>[0]): Block['reason'] | undefined {
  if (historyAction === 'POP' && openOverlays.all().length > 0) return 'overlay'
  // If only the query changes, the page stays open, so no unsaved work is lost.
  if (currentLocation.pathname === nextLocation.pathname) return undefined
  if (historyAction !== 'POP' && tabAddressOf(nextLocation) !== undefined) return 'tab'
  return pathsLostByLeaving(currentLocation.pathname).length > 0 ? 'unsaved' : undefined
}

/**
 * Guards navigation. The back button closes overlays. The user is asked before unsaved work is lost. A tab
 * opens with its last address.
 */
export function useRouterGuard(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const block = useRef<Block>(undefined)
  const isAsking = useRef(false)
  const latest = useRef<Blocker>(undefined)

  const blocker = useBlocker((step) => {
    const { pathname } = step.currentLocation
    if (pathname !== step.nextLocation.pathname) saveScroll(pathname)
    const { historyAction } = step
    const reason = reasonToBlock(step)
    block.current = reason && {
      reason,
      replaces: historyAction === 'REPLACE',
      reverted: historyAction === 'POP' ? nextPop() : Promise.resolve(),
    }
    return reason !== undefined
  })

  useEffect(() => {
    latest.current = blocker
    const held = block.current
    if (blocker.state !== 'blocked' || !held) return
    if (held.reason === 'unsaved') {
      if (isAsking.current) return
      isAsking.current = true
      void confirmLoss(pathsLostByLeaving(location.pathname)).then((mayLeave) => {
        isAsking.current = false
        block.current = undefined
        if (latest.current?.state !== 'blocked') return
        if (mayLeave) latest.current.proceed()
        else latest.current.reset()
      })
    } else if (held.reason === 'overlay') {
      void held.reverted.then(() => {
        if (block.current !== held) return
        block.current = undefined
        blocker.reset()
        openOverlays.all().at(-1)?.close()
      })
    } else {
      blocker.reset()
      navigate(tabAddressOf(blocker.location) ?? blocker.location, {
        replace: held.replaces,
        state: LITERAL_ADDRESS,
      })
    }
  }, [blocker, location, navigate])

  useFirstEntry(block)
}

/**
 * When an overlay opens on the first history entry, adds a second entry with the same address. Without this
 * entry, the back button would leave the application instead of closing the overlay. Adds nothing while a
 * navigation is blocked, because a new entry would end the block.
 */
function useFirstEntry(block: RefObject<Block | undefined>): void {
  const navigate = useNavigate()
  const location = useLocation()
  const action = useNavigationType()
  const first = useRef<string>(undefined)

  useEffect(() => {
    const addEntry = () => {
      if (!isFirstEntry() || block.current) return
      first.current = location.key
      navigate(addressOf(location), { state: location.state })
    }
    const isOpen = () => openOverlays.all().length > 0
    // Effects of children run before this effect, so an overlay may already be open.
    if (isOpen()) addEntry()
    else if (action === 'POP' && location.key === first.current) navigate(-1)
    return openOverlays.follow(() => isOpen() && addEntry())
  }, [action, block, location, navigate])
}
