import { apiBase } from '../session/api-base.ts'
import { readToken } from '../session/credentials.ts'
import { createChangeReports } from './change-reports.ts'
import { createDelayedReload, type DelayedReload, STALE_MS } from './delayed-reload.ts'
import { parseSocketMessage } from './notice.ts'
import { createNoticePoll } from './notice-poll.ts'
import { createNoticeSocket, type Socket } from './notice-socket.ts'
import { loadNotices } from './notice-store.ts'

/** Number of successive failed attempts after which polling starts. */
const MAX_ATTEMPTS = 2
/**
 * Number of failed attempts after which the unread lists are loaded. The response shows whether the session
 * has ended.
 */
const ATTEMPTS_PER_CHECK = 12
/** Delay in ms before the first load, while the socket is connecting. */
const FIRST_LOAD_MS = 2000

/** Address of the socket, `{domain}/websocket/{userId}`, on the host of the API. */
function socketUrl(userId: string): string {
  const url = new URL(`${apiBase()}/websocket/${encodeURIComponent(userId)}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

interface WatchOptions {
  userId: string
  /**
   * True for a JeecgBoot server. Old JeecgBoot servers don't know the sub-protocol, so every second attempt
   * omits the sub-protocol.
   */
  isJeecg: boolean
  /** Reloads changed dictionaries. */
  readDictionaries: () => Promise<void>
  /** Reads the index of released pages. */
  readReleases: () => Promise<void>
  /**
   * Reloads operations that have changed. Sends no request if no page has loaded an operation from the
   * server.
   */
  refreshContracts: () => Promise<void>
  /** Reloads the menu and the permissions of the user. */
  readRights: () => Promise<void>
  /** Tells pages the models whose records have changed. Undefined means that any model may have changed. */
  reportChanges: (models?: readonly string[]) => void
}

/**
 * Keeps unread lists, dictionaries, operations, pages and their data up to date, with a socket or by polling.
 * Returns a function that stops the updates.
 */
export function watchNotices(options: WatchOptions): () => void {
  const { userId, isJeecg } = options
  let attempts = 0
  let listsAt = Date.now()
  const reloads = {
    dictionaries: createDelayedReload(options.readDictionaries),
    contracts: createDelayedReload(options.refreshContracts),
    pages: createDelayedReload(options.readReleases),
    rights: createDelayedReload(options.readRights),
  }
  const forEachReload = (run: (reload: DelayedReload) => void) => Object.values(reloads).forEach(run)
  const changes = createChangeReports(options.reportChanges)
  let wasOpen = false

  const connect = (): Socket => {
    const token = readToken()
    if (token === undefined) throw new Error('nobody is signed in')
    attempts += 1
    const omitsProtocol = isJeecg && attempts % 2 === 0
    return omitsProtocol ? new WebSocket(socketUrl(userId)) : new WebSocket(socketUrl(userId), token)
  }
  const loadLists = async () => {
    clearTimeout(first)
    lists.stop()
    listsAt = Date.now()
    const outcome = await loadNotices()
    if (outcome === 'refused') end()
    return outcome === 'ready'
  }
  const lists = createDelayedReload(loadLists)
  const onMessage = (data: unknown) => {
    const news = parseSocketMessage(data)
    if (news?.subject === 'notices') lists.soon()
    else if (news?.subject === 'records') changes.soon(news.model)
    else if (news) reloads[news.subject].soon()
  }
  const poll = createNoticePoll(() => {
    forEachReload((reload) => reload.ifStale())
    changes.ifStale()
    return loadLists()
  })
  const socket = createNoticeSocket({
    connect,
    onOpen: () => {
      poll.stop()
      void loadLists()
      // Loads changes missed while disconnected. The permissions and the pages have just loaded when the first
      // socket opens.
      for (const [subject, reload] of Object.entries(reloads)) {
        if (wasOpen || subject !== 'rights') reload.now()
      }
      if (wasOpen) changes.now()
      wasOpen = true
    },
    onMessage,
    onDown: (failures) => {
      if (failures % ATTEMPTS_PER_CHECK === 1) void loadLists()
      if (failures === MAX_ATTEMPTS) poll.start()
    },
    onRefused: () => {
      // The response of this load shows whether the session has ended.
      void loadLists()
      end()
    },
    onUnusable: poll.start,
  })
  const onVisibilityChange = () => {
    if (document.hidden || Date.now() - listsAt < STALE_MS) return
    void loadLists()
    forEachReload((reload) => reload.now())
    changes.now()
  }
  const end = () => {
    clearTimeout(first)
    lists.stop()
    forEachReload((reload) => reload.stop())
    changes.stop()
    document.removeEventListener('visibilitychange', onVisibilityChange)
    poll.stop()
    socket.stop()
  }

  const first = setTimeout(loadLists, FIRST_LOAD_MS)
  document.addEventListener('visibilitychange', onVisibilityChange)
  socket.start()
  return end
}
