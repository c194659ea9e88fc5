import { apiBase } from '../session/api-base.ts'
import { readToken } from '../session/credentials.ts'
import { parseNews } from './notice.ts'
import { createNoticePoll } from './notice-poll.ts'
import { createNoticeSocket, type Socket } from './notice-socket.ts'
import { loadNotices } from './notice-store.ts'

/** Failed attempts in a row before polling starts. */
const MAX_ATTEMPTS = 2
/** Failed attempts between two loads of the lists, which show whether the session has ended. */
const ATTEMPTS_PER_CHECK = 12
/** Delay of the first load while the socket connects, in ms. */
const FIRST_LOAD_MS = 2000
/** Time in the background after which a tab reloads the lists, in ms. */
const STALE_MS = 30_000
/** Maximum random delay before dictionaries are reloaded, in ms. */
const SPREAD_MS = 300

/** `{domain}/websocket/{userId}`, on the API's host. */
function socketUrl(userId: string): string {
  const url = new URL(`${apiBase()}/websocket/${encodeURIComponent(userId)}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

interface Watched {
  userId: string
  /** A JeecgBoot server. Old JeecgBoot versions lack the sub-protocol, so every second attempt omits it. */
  isStock: boolean
  /** Reloads changed dictionaries. */
  readDictionaries: () => Promise<void>
}

/** Updates unread lists and dictionaries by socket, or by polling. Returns a function that stops it. */
export function watchNotices({ userId, isStock, readDictionaries }: Watched): () => void {
  let attempts = 0
  let seenAt = Date.now()
  let dictionariesAt = Date.now()
  let hearsay: ReturnType<typeof setTimeout> | undefined

  const connect = (): Socket => {
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
    const news = parseNews(data)
    if (news === 'notices') void look()
    if (news !== 'dictionaries') return
    clearTimeout(hearsay)
    hearsay = setTimeout(lookUp, Math.random() * SPREAD_MS)
  }
  const poll = createNoticePoll(() => {
    if (Date.now() - dictionariesAt >= STALE_MS) lookUp()
    return look()
  })
  const socket = createNoticeSocket({
    connect,
    onOpen: () => {
      poll.stop()
      void look()
      // Loads changes missed while disconnected.
      lookUp()
    },
    onMessage: hear,
    onDown: (failures) => {
      if (failures % ATTEMPTS_PER_CHECK === 1) void look()
      if (failures === MAX_ATTEMPTS) poll.start()
    },
    onRefused: () => {
      // The response shows whether the session has ended.
      void look()
      end()
    },
  })
  const comeBack = () => {
    if (document.hidden || Date.now() - seenAt < STALE_MS) return
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

  const first = setTimeout(look, FIRST_LOAD_MS)
  document.addEventListener('visibilitychange', comeBack)
  socket.start()
  return end
}
