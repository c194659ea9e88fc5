import { apiBase } from '../session/api-base.ts'
import { readToken } from '../session/credentials.ts'
import { parseSocketMessage } from './notice.ts'
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
/** Maximum random delay before dictionaries or operations are reloaded, in ms. */
const SPREAD_MS = 300

/** `{domain}/websocket/{userId}`, on the API's host. */
function socketUrl(userId: string): string {
  const url = new URL(`${apiBase()}/websocket/${encodeURIComponent(userId)}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

interface WatchOptions {
  userId: string
  /** True for a JeecgBoot server. Old versions lack the sub-protocol, so every second attempt omits it. */
  isJeecg: boolean
  /** Reloads changed dictionaries. */
  readDictionaries: () => Promise<void>
  /** Loads changed operations. Sends no request if no page needed an operation of the server. */
  refreshContracts: () => Promise<void>
}

/**
 * Updates unread lists, dictionaries and operations by socket, or by polling. Returns a function that stops it.
 */
export function watchNotices(options: WatchOptions): () => void {
  const { userId, isJeecg, readDictionaries, refreshContracts } = options
  let attempts = 0
  let listsAt = Date.now()
  let dictionariesAt = Date.now()
  let dictionaryTimer: ReturnType<typeof setTimeout> | undefined
  let contractTimer: ReturnType<typeof setTimeout> | undefined

  const connect = (): Socket => {
    const token = readToken()
    if (token === undefined) throw new Error('nobody is signed in')
    attempts += 1
    const omitsProtocol = isJeecg && attempts % 2 === 0
    return omitsProtocol ? new WebSocket(socketUrl(userId)) : new WebSocket(socketUrl(userId), token)
  }
  const loadLists = async () => {
    clearTimeout(first)
    listsAt = Date.now()
    const outcome = await loadNotices()
    if (outcome === 'refused') end()
    return outcome === 'ready'
  }
  const reloadDictionaries = () => {
    clearTimeout(dictionaryTimer)
    dictionariesAt = Date.now()
    void readDictionaries()
  }
  const reloadContracts = () => {
    clearTimeout(contractTimer)
    void refreshContracts()
  }
  const reloadMissed = () => {
    reloadDictionaries()
    reloadContracts()
  }
  const onMessage = (data: unknown) => {
    const subject = parseSocketMessage(data)
    if (subject === 'notices') void loadLists()
    if (subject === 'dictionaries') {
      clearTimeout(dictionaryTimer)
      dictionaryTimer = setTimeout(reloadDictionaries, Math.random() * SPREAD_MS)
    }
    if (subject === 'contracts') {
      clearTimeout(contractTimer)
      contractTimer = setTimeout(reloadContracts, Math.random() * SPREAD_MS)
    }
  }
  const poll = createNoticePoll(() => {
    if (Date.now() - dictionariesAt >= STALE_MS) reloadMissed()
    return loadLists()
  })
  const socket = createNoticeSocket({
    connect,
    onOpen: () => {
      poll.stop()
      void loadLists()
      // Loads changes missed while disconnected.
      reloadMissed()
    },
    onMessage,
    onDown: (failures) => {
      if (failures % ATTEMPTS_PER_CHECK === 1) void loadLists()
      if (failures === MAX_ATTEMPTS) poll.start()
    },
    onRefused: () => {
      // The response shows whether the session has ended.
      void loadLists()
      end()
    },
  })
  const onVisibilityChange = () => {
    if (document.hidden || Date.now() - listsAt < STALE_MS) return
    void loadLists()
    reloadMissed()
  }
  const end = () => {
    clearTimeout(first)
    clearTimeout(dictionaryTimer)
    clearTimeout(contractTimer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    poll.stop()
    socket.stop()
  }

  const first = setTimeout(loadLists, FIRST_LOAD_MS)
  document.addEventListener('visibilitychange', onVisibilityChange)
  socket.start()
  return end
}
