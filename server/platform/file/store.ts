import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config.ts'
import { unavailable } from '../http/errors.ts'
import { HEAD_LENGTH } from './media-type.ts'

/** Folder of files that are being uploaded. */
const WAITING = '.incoming'
/** Format of the paths of stored files: kind, 32 random characters and extension. */
const STORED = /^[a-z]+\/[\w-]{32}\.[a-z]+$/

/** File that has been received but isn't stored yet. */
export interface ReceivedFile {
  temporary: string
  bytes: number
  sha256: Buffer
  head: Buffer
}

/** Stream that passes bytes on unchanged. Counts and hashes the bytes, and keeps the first bytes. */
async function* measure(
  source: AsyncIterable<Uint8Array | string>,
  seen: Omit<ReceivedFile, 'temporary' | 'sha256'>,
  hash: ReturnType<typeof createHash>,
) {
  for await (const part of source) {
    const chunk = typeof part === 'string' ? Buffer.from(part) : part
    if (seen.head.length < HEAD_LENGTH) seen.head = Buffer.concat([seen.head, chunk]).subarray(0, HEAD_LENGTH)
    seen.bytes += chunk.length
    hash.update(chunk)
    yield chunk
  }
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Creates an unguessable path below UPLOAD_DIR. */
export const newPath = (biz: string, extension: string): string =>
  `${biz}/${randomBytes(24).toString('base64url')}.${extension}`

async function removeOld(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    if (found && found.mtime < before) await rm(path.join(folder, name), { force: true })
  }
}

/** Creates the store of the files below UPLOAD_DIR. The store never accesses files outside this folder. */
export function createFileStore({ uploadDir }: Pick<Config, 'uploadDir'>) {
  const place = (stored: string): string => {
    if (!STORED.test(stored)) throw new Error(`"${stored}" is no stored path`)
    return path.join(uploadDir, stored)
  }

  return {
    /** Streams a file to disk. The file is temporary until `commit` moves it to its final path. */
    async receive(source: Readable): Promise<ReceivedFile> {
      const folder = path.join(uploadDir, WAITING)
      await mkdir(folder, { recursive: true })
      const temporary = path.join(folder, randomBytes(16).toString('hex'))
      const seen = { bytes: 0, head: Buffer.alloc(0) }
      const hash = createHash('sha256')
      const target = createWriteStream(temporary, { mode: 0o600 })
      try {
        await pipeline(source, (chunks) => measure(chunks, seen, hash), target)
      } catch (error) {
        // If the source fails while the file is being opened, the file is still created later and must be
        // removed.
        if (!target.closed) await new Promise<void>((resolve) => target.once('close', () => resolve()))
        await rm(temporary, { force: true })
        throw isFull(error) ? unavailable(undefined, { cause: error }) : error
      }
      return { temporary, ...seen, sha256: hash.digest() }
    },

    /** Moves a received file to its final path. */
    async commit({ temporary }: ReceivedFile, stored: string): Promise<void> {
      const target = place(stored)
      await mkdir(path.dirname(target), { recursive: true })
      await rename(temporary, target)
    },

    discard: ({ temporary }: ReceivedFile): Promise<void> => rm(temporary, { force: true }),

    /**
     * Opens a stored file. Returns undefined if the file doesn't exist, or if it is a link to a file outside
     * the folder.
     */
    async open(stored: string): Promise<{ stream: Readable; bytes: number } | undefined> {
      if (!STORED.test(stored)) return undefined
      try {
        const [root, real] = await Promise.all([realpath(uploadDir), realpath(place(stored))])
        if (!real.startsWith(root + path.sep)) return undefined
        const found = await stat(real)
        return found.isFile() ? { stream: createReadStream(real), bytes: found.size } : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },

    /**
     * Removes temporary files that were last changed before a given time. Their requests were interrupted.
     */
    removeTemporary: (before: Date): Promise<void> => removeOld(path.join(uploadDir, WAITING), before),

    /** Removes the files of a kind that were last changed before a given time. */
    removeGenerated: (biz: string, before: Date): Promise<void> =>
      removeOld(path.join(uploadDir, biz), before),

    /** Removes a file. Does nothing if the file doesn't exist. */
    async remove(stored: string | undefined): Promise<void> {
      if (stored !== undefined && STORED.test(stored)) await rm(place(stored), { force: true })
    },
  }
}

export type FileStore = ReturnType<typeof createFileStore>
