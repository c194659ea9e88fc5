import { createReadStream } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Storage, StorageConfig } from './storage.ts'

/** Removes the files of a folder on the disk that were last changed before a given time. */
export async function removeOldFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    if (found && found.mtime < before) await rm(path.join(folder, name), { force: true })
  }
}

/** Keeps files in the folder UPLOAD_DIR, and never accesses files outside this folder. */
export function createDiskStorage({ uploadDir }: Pick<StorageConfig, 'uploadDir'>): Storage {
  const place = (stored: string) => path.join(uploadDir, stored)

  return {
    async put({ temporary }, stored) {
      const target = place(stored)
      await mkdir(path.dirname(target), { recursive: true })
      await rename(temporary, target)
    },

    async open(stored) {
      try {
        const [root, real] = await Promise.all([realpath(uploadDir), realpath(place(stored))])
        // A link may lead to a file outside the folder.
        if (!real.startsWith(root + path.sep)) return undefined
        const found = await stat(real)
        return found.isFile() ? { stream: createReadStream(real), bytes: found.size } : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },

    remove: (stored) => rm(place(stored), { force: true }),
    removeOld: (folder, before) => removeOldFiles(path.join(uploadDir, folder), before),
  }
}
