import { stat, statfs } from 'node:fs/promises'
import os from 'node:os'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/index.ts'
import { type Locale, type LocalizedText, localizedTo } from '../../platform/http/locale.ts'

/**
 * Disk to which the product writes. `contents` names the kinds of data that the product stores on this disk.
 * Sizes are in bytes.
 */
export interface Disk {
  contents: LocalizedText[]
  path: string
  total: number
  free: number
}

/**
 * Finds the device number of the disk that contains a folder. If the folder doesn't exist yet, uses its
 * nearest existing ancestor.
 */
async function deviceOf(path: string): Promise<{ path: string; device: number }> {
  const found = await stat(path).catch(() => undefined)
  if (found) return { path, device: found.dev }
  const above = dirname(path)
  return above === path ? { path, device: 0 } : deviceOf(above)
}

/**
 * Folders to which the product writes, with labels. The folder of the embedded database is left out if an
 * external database is used.
 */
const folders = ({ uploadDir, dataDir, databaseUrl }: Config): [LocalizedText, string][] => [
  ...(databaseUrl ? [] : [[{ en: 'database', zh: '数据库' }, dataDir] as [LocalizedText, string]]),
  [{ en: 'uploads and exports', zh: '上传与导出文件' }, uploadDir],
  [{ en: 'temporary files', zh: '临时文件' }, os.tmpdir()],
]

/** Lists the disks of this node, each disk once. */
export async function readDisks(config: Config): Promise<Disk[]> {
  const disks = new Map<number, Disk>()
  for (const [words, folder] of folders(config)) {
    const { path, device } = await deviceOf(folder)
    const known = disks.get(device)
    if (known) {
      known.contents.push(words)
      continue
    }
    const { bsize, blocks, bavail } = await statfs(path)
    disks.set(device, { contents: [words], path, total: bsize * blocks, free: bsize * bavail })
  }
  return [...disks.values()]
}

/** Describes which data are on a disk, as a text in the reader's language. */
export function describeContents({ contents }: Disk, locale: Locale): string {
  const text = contents.map((words) => localizedTo(words, locale)).join(locale === 'zh-CN' ? '、' : ', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Number of stored files of one kind, and their total size in bytes. */
export interface FileCount {
  kind: 'uploaded' | 'made'
  count: number
  bytes: number
}

/** Counts uploaded files and generated files. */
export async function countFiles(db: Db): Promise<FileCount[]> {
  const { rows } = await sql<FileCount>`
    select 'uploaded' as kind, count(*)::int as count, coalesce(sum(byte_size), 0)::float8 as bytes from upload_file
    union all
    select 'made', count(*)::int, coalesce(sum(byte_size), 0)::float8 from export_task
      where status = 'DONE' and file_path is not null`.execute(db)
  return rows
}
