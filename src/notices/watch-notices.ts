import { apiBase } from '../session/base.ts'
import { readToken } from '../session/credentials.ts'
import { newsIn } from './notice.ts'
import { createNoticePoll } from './notice-poll.ts'
import { createNoticeSocket, type Line } from './notice-socket.ts'
import { loadNotices } from './notice-store.ts'

/** So many attempts in a row without a socket, then the lists are polled. */
const PATIENCE = 2
/** While there is no socket, every so many attempts it is seen whether the session still is: refused ones end. */
const ATTEMPTS_A_LOOK = 12
/** How long the first load waits for the socket, in ms. */
const FIRST_LOOK_MS = 2000
/** A tab that comes back after this, in ms, reads the lists anew. */
const OLD_MS = 30_000
/** Clients spread their reloads of dictionaries over this time, in ms. */
const SPREAD_MS = 300

/** `{domain}/websocket/{userId}`, where the API is. */
function socketUrl(userId: string): string {
  const url = new URL(`${apiBase()}/websocket/${encodeURIComponent(userId)}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

interface Watched {
  userId: string
  /** A JeecgBoot server: its older kinds know no sub-protocol, so every other attempt does without. */
  isStock: boolean
  /** Reads the dictionaries again where they have changed. */
  readDictionaries: () => Promise<void>
}

/** Keeps unread lists and dictionaries up to date by the socket, else by polling. Gives the function that stops it. */
export function watchNotices({ userId, isStock, readDictionaries }: Watched): () => void {
  let attempts = 0
  let seenAt = Date.now()
  let dictionariesAt = Date.now()
  let hearsay: ReturnType<typeof setTimeout> | undefined

  const connect = (): Line => {
    const token = readToken()
    if (token === undefined) throw new Error('nobody is signed in')
    attempts += 1
    const isBare = isStock && attempts % 2 === 0
    return isBare ? new WebSocket(socketUrl(userId)) : new WebSocket(socketUrl(userId), token)
  }
  const look = async () => {
    clearTimeout(first)
    seenAt = Date.now()
    const outcome = await loadNotices()
    if (outcome === 'refused') end()
    return outcome === 'ready'
  }
  const lookUp = () => {
    clearTimeout(hearsay)
    dictionariesAt = Date.now()
    void readDictionaries()
  }
  const hear = (data: unknown) => {
    const news = newsIn(data)
    if (news === 'notices') void look()
    if (news !== 'dictionaries') return
    clearTimeout(hearsay)
    hearsay = setTimeout(lookUp, Math.random() * SPREAD_MS)
  }
  const poll = createNoticePoll(() => {
    if (Date.now() - dictionariesAt >= OLD_MS) lookUp()
    return look()
  })
  const socket = createNoticeSocket({
    connect,
    onOpen: () => {
      poll.stop()
      void look()
      // Changes missed while disconnected.
      lookUp()
    },
    onMessage: hear,
    onDown: (failures) => {
      if (failures % ATTEMPTS_A_LOOK === 1) void look()
      if (failures === PATIENCE) poll.start()
    },
    onRefused: () => {
      // The answer shows whether the session is over.
      void look()
      end()
    },
  })
  const comeBack = () => {
    if (document.hidden || Date.now() - seenAt < OLD_MS) return
    void look()
    lookUp()
  }
  const end = () => {
    clearTimeout(first)
    clearTimeout(hearsay)
    document.removeEventListener('visibilitychange', comeBack)
    poll.stop()
    socket.stop()
  }

  const first = setTimeout(look, FIRST_LOOK_MS)
  document.addEventListener('visibilitychange', comeBack)
  socket.start()
  return end
}
