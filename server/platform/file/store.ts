import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskFull } from '../http/errors.ts'
import { removeOldFiles } from './disk-storage.ts'
import { HEAD_LENGTH } from './media-type.ts'
import type { LocalFile, StorageConfig } from './storage.ts'
import { storageOf } from './storage-of.ts'

/** Folder of files that are being uploaded. */
const WAITING = '.incoming'
/** Format of the paths of stored files: kind, 32 random characters and extension. */
const STORED = /^[a-z]+\/[\w-]{32}\.[a-z0-9]+$/

/** True if a text has the format of the path of a stored file. */
export const isStoredPath = (text: string): boolean => STORED.test(text)

/** File that has been received but isn't stored yet. */
export interface ReceivedFile extends LocalFile {
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

/** Creates an unguessable path of a stored file. */
export const newPath = (biz: string, extension: string): string =>
  `${biz}/${randomBytes(24).toString('base64url')}.${extension}`

/** Matches the paths of uploads in a text. The look-behind keeps the effort linear in long words. */
export const UPLOAD_PATH = /(?<![\w-])[\w-]+\/[\w-]{32}\.\w+/g

/**
 * Creates the store of files. Files are received in UPLOAD_DIR, and then kept there or in a bucket. The store
 * never accesses other files.
 */
export function createFileStore(config: StorageConfig) {
  const { uploadDir } = config
  const storage = storageOf(config)

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
        throw isFull(error) ? diskFull(undefined, { cause: error }) : error
      }
      return { temporary, ...seen, sha256: hash.digest() }
    },

    /** Stores a received file under its final path. */
    async commit(received: ReceivedFile, stored: string): Promise<void> {
      if (!STORED.test(stored)) throw new Error(`"${stored}" is no stored path`)
      await storage.put(received, stored)
    },

    discard: ({ temporary }: ReceivedFile): Promise<void> => rm(temporary, { force: true }),

    /** Opens a stored file. Returns undefined if the file doesn't exist. */
    open: async (stored: string) => (STORED.test(stored) ? storage.open(stored) : undefined),

    /**
     * Removes temporary files that were last changed before a given time. Their requests were interrupted.
     */
    removeTemporary: (before: Date): Promise<void> => removeOldFiles(path.join(uploadDir, WAITING), before),

    /** Removes the files of a kind that were last changed before a given time. */
    removeGenerated: (biz: string, before: Date): Promise<void> => storage.removeOld(biz, before),

    /** Removes a file. Does nothing if the file doesn't exist. */
    async remove(stored: string | undefined): Promise<void> {
      if (stored !== undefined && STORED.test(stored)) await storage.remove(stored)
    },
  }
}

export type FileStore = ReturnType<typeof createFileStore>
