import type { WebSocket } from 'ws'
import type { OutboxEntry } from './outbox.ts'

/**
 * Frame for browsers. `topic` is a push to all users, `user` a push to one user, and `heartcheck` the answer
 * to a heartbeat. `dict` reports changed dictionaries, `contracts` changed operations, `page` released pages,
 * `records` changed records, and `rights` another menu or other permissions of the user. JeecgBoot clients
 * ignore the last five.
 */
interface PushFrame {
  cmd: 'topic' | 'user' | 'dict' | 'contracts' | 'page' | 'records' | 'rights' | 'heartcheck'
  userId?: string
  msgId?: string
  msgTxt: string
}

/**
 * Characters that end a line in a script. These characters are escaped, since JeecgBoot clients evaluate
 * frames as scripts.
 */
const LINE_ENDS = /[\u2028\u2029]/g

/** Encodes a frame as JSON that is also a valid script. */
const encodeFrame = (frame: PushFrame): string =>
  JSON.stringify(frame).replace(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16)}`)

/** Frame that answers every message of a client. */
const HEARTBEAT_ANSWER = encodeFrame({ cmd: 'heartcheck', msgTxt: '心跳响应' })

/** WebSocket close codes. */
export const CLOSED = { stopping: 1001, binary: 1003, refused: 1008, tooMany: 1013 } as const

/** Maximum number of sockets of a user in this process, from all tabs and devices. */
export const MAX_PER_USER = 20
/** Maximum number of sockets of a process. */
export const MAX_PER_PROCESS = 10_000
/**
 * Limits of sockets without a token. These sockets are counted separately, since any client at the IP address
 * of a user can open them.
 */
export const MAX_LEGACY = { perUser: 5, perProcess: 1_000 }
/** Number of buffered bytes above which a client counts as too slow. */
const MAX_WAITING = 65_536
/** Maximum number of messages of a client within `TEXTS_WITHIN` milliseconds. */
const MAX_TEXTS = 30
const TEXTS_WITHIN = 10_000

/** User and session of a socket. */
export interface Owner {
  userId: string
  tokenHash: Buffer
  /** True if the client has no token. Such a client gets frames without content. */
  isLegacy: boolean
}

/** One open socket. */
export interface OpenSocket extends Owner {
  socket: WebSocket
  /** True if the client has responded since the last ping. */
  isAlive: boolean
}

/** Creates the list of open sockets of this process. */
export function createSockets() {
  const all = new Set<OpenSocket>()
  const byUser = new Map<string, Set<OpenSocket>>()

  let legacyCount = 0

  function remove(peer: OpenSocket): void {
    all.delete(peer)
    if (peer.isLegacy) legacyCount -= 1
    const own = byUser.get(peer.userId)
    own?.delete(peer)
    if (own?.size === 0) byUser.delete(peer.userId)
  }

  /** Sends a frame. Disconnects the client if it is too slow. */
  function send({ socket }: OpenSocket, text: string): void {
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text, () => undefined)
  }

  function answerTexts(peer: OpenSocket): void {
    let texts = 0
    let since = 0
    peer.socket.on('message', (_data, isBinary) => {
      peer.isAlive = true
      const now = performance.now()
      if (now - since > TEXTS_WITHIN) [since, texts] = [now, 0]
      texts += 1
      if (isBinary) peer.socket.close(CLOSED.binary)
      else if (texts > MAX_TEXTS) peer.socket.close(CLOSED.refused)
      else send(peer, HEARTBEAT_ANSWER)
    })
  }

  function tell(peers: Iterable<OpenSocket>, frame: Parameters<typeof encodeFrame>[0]): void {
    const text = encodeFrame(frame)
    const bare = encodeFrame({ ...frame, msgId: '', msgTxt: '' })
    for (const peer of peers) send(peer, peer.isLegacy ? bare : text)
  }

  return {
    all: all as ReadonlySet<OpenSocket>,

    /** True if one more socket of this kind would exceed a limit. */
    isFull({ userId, isLegacy }: Pick<Owner, 'userId' | 'isLegacy'>): boolean {
      const limits = isLegacy ? MAX_LEGACY : { perUser: MAX_PER_USER, perProcess: MAX_PER_PROCESS }
      const own = [...(byUser.get(userId) ?? [])].filter((peer) => peer.isLegacy === isLegacy)
      const inProcess = isLegacy ? legacyCount : all.size - legacyCount
      return inProcess >= limits.perProcess || own.length >= limits.perUser
    },

    /** Adds a socket, and removes it when it closes. */
    add(socket: WebSocket, owner: Owner): void {
      const peer: OpenSocket = { ...owner, socket, isAlive: true }
      all.add(peer)
      if (peer.isLegacy) legacyCount += 1
      byUser.set(peer.userId, (byUser.get(peer.userId) ?? new Set()).add(peer))
      socket.on('close', () => remove(peer))
      socket.on('pong', () => {
        peer.isAlive = true
      })
      answerTexts(peer)
    },

    /** Sends an outbox entry to its connected recipients. */
    deliver({ userIds, msgId, msgTxt, topic }: OutboxEntry): void {
      if (userIds === null) tell(all, { cmd: topic === 'notice' ? 'topic' : topic, msgId, msgTxt })
      for (const userId of userIds ?? []) {
        tell(byUser.get(userId) ?? [], { cmd: 'user', userId, msgId, msgTxt })
      }
    },

    /** Notifies all clients that operations were registered or removed. */
    announceContracts: () => tell(all, { cmd: 'contracts', msgId: '', msgTxt: '' }),

    /** Notifies clients that their user has another menu or other permissions. */
    announceRights: (receivers: Iterable<OpenSocket>) =>
      tell(receivers, { cmd: 'rights', msgId: '', msgTxt: '' }),

    /**
     * Notifies clients that records of a model have changed. An empty name means that records of any model
     * can have changed.
     */
    announceRecords(model: string, mayList: (peer: OpenSocket) => boolean = () => true): void {
      const receivers = [...all].filter((peer) => !peer.isLegacy && mayList(peer))
      tell(receivers, { cmd: 'records', msgId: model, msgTxt: '' })
    },

    /** Disconnects clients that haven't answered the last ping, and pings all other clients. */
    ping(): void {
      for (const peer of all) {
        if (!peer.isAlive) peer.socket.terminate()
        else {
          peer.isAlive = false
          peer.socket.ping()
        }
      }
    },
  }
}

export type OpenSockets = ReturnType<typeof createSockets>
