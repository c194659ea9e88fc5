import type { WebSocket } from 'ws'
import { encodeFrame, HEARTBEAT_ANSWER } from './frames.ts'
import type { OutboxEntry } from './outbox.ts'

/** Why a socket is closed from our side. */
export const CLOSED = { stopping: 1001, binary: 1003, refused: 1008, tooMany: 1013 } as const

/** Sockets of one user: several tabs on several devices. */
export const MAX_A_USER = 20
/** Sockets of one process. */
export const MAX_IN_ALL = 10_000
/** Bytes that may wait for a client before he counts as too slow. */
const MAX_WAITING = 65_536
/** What a client may say within the window of time, in milliseconds. */
const MAX_TEXTS = 30
const TEXTS_WITHIN = 10_000

/** Whose socket it is, and the session that it lives by. */
export interface Owner {
  userId: string
  tokenHash: Buffer
  /** He came without a token: he hears that there is something new, and not what. */
  isLegacy: boolean
}

/** One open socket. */
export interface Peer extends Owner {
  socket: WebSocket
  /** Heard of since the last ping. */
  isAlive: boolean
}

/** The open sockets of this process. */
export function createPeers() {
  const all = new Set<Peer>()
  const byUser = new Map<string, Set<Peer>>()

  function remove(peer: Peer): void {
    all.delete(peer)
    const own = byUser.get(peer.userId)
    own?.delete(peer)
    if (own?.size === 0) byUser.delete(peer.userId)
  }

  /** Sends, or drops whoever doesn't take what he gets. */
  function send({ socket }: Peer, text: string): void {
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text, () => undefined)
  }

  function answerTexts(peer: Peer): void {
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

  function tell(peers: Iterable<Peer>, frame: Parameters<typeof encodeFrame>[0]): void {
    const text = encodeFrame(frame)
    const bare = encodeFrame({ ...frame, msgId: '', msgTxt: '' })
    for (const peer of peers) send(peer, peer.isLegacy ? bare : text)
  }

  return {
    all: all as ReadonlySet<Peer>,

    /** Whether one more socket of this user would be too many. */
    isFull: (userId: string) => all.size >= MAX_IN_ALL || (byUser.get(userId)?.size ?? 0) >= MAX_A_USER,

    /** Takes a socket in; it leaves by itself when it closes. */
    add(socket: WebSocket, owner: Owner): void {
      const peer: Peer = { ...owner, socket, isAlive: true }
      all.add(peer)
      byUser.set(peer.userId, (byUser.get(peer.userId) ?? new Set()).add(peer))
      socket.on('close', () => remove(peer))
      socket.on('pong', () => {
        peer.isAlive = true
      })
      answerTexts(peer)
    },

    /** Passes on what the outbox has, to whoever of its addressees is here. */
    deliver({ userIds, msgId, msgTxt, topic }: OutboxEntry): void {
      if (userIds === null) tell(all, { cmd: topic === 'dict' ? 'dict' : 'topic', msgId, msgTxt })
      for (const userId of userIds ?? []) {
        tell(byUser.get(userId) ?? [], { cmd: 'user', userId, msgId, msgTxt })
      }
    },

    /** Drops whoever didn't answer the last ping, and pings the others. */
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

export type Peers = ReturnType<typeof createPeers>
