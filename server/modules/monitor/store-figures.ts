import type { DatabaseFigures, DiskFigures } from '#schemas'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import type { Services } from '../../services.ts'
import { readDatabase, readLargestTables } from './database-figures.ts'
import { countFiles, describeContents, type FileCount, readDisks } from './disks.ts'
import type { FigureSources } from './figure-sources.ts'
import { localizeFacts, toMebibytes, toPpm } from './node-facts.ts'

const TABLES = 12
const GB = 1_073_741_824
const inGb = (bytes: number): number => Math.round((bytes / GB) * 10) / 10
const counted = (value: number): string => value.toLocaleString('en-US')

/** Figures of the database, and of this node's connections to it. */
export async function databaseFigures(
  watch: FigureSources,
  { database: { db, pool } }: Services,
  locale: Locale,
): Promise<DatabaseFigures> {
  const [facts, tables] = await Promise.all([readDatabase(db), readLargestTables(db, TABLES)])
  const { sizeBytes, hit, version, started, name, rows, sharedBuffers, commits, rollbacks, ...figures } =
    facts
  const { temporaryBytes, ...counts } = figures
  return {
    ...watch.node(),
    ...counts,
    sizeMb: toMebibytes(sizeBytes),
    hitPpm: hit === null ? null : toPpm(hit),
    longestSeconds: Math.round(figures.longestSeconds * 10) / 10,
    poolOpen: pool.totalCount,
    poolBusy: pool.totalCount - pool.idleCount,
    poolWaiting: pool.waitingCount,
    tables: tables.map(({ sizeBytes: bytes, ...table }) => ({ ...table, sizeMb: toMebibytes(bytes) })),
    facts: localizeFacts(
      [
        [{ en: 'PostgreSQL', zh: 'PostgreSQL 版本' }, version],
        [{ en: 'Database', zh: '数据库' }, name],
        [{ en: 'Running since', zh: '启动时间' }, started],
        [{ en: 'Shared buffers', zh: '共享缓冲区' }, sharedBuffers],
        [{ en: 'Rows in all tables (approx.)', zh: '总行数（约）' }, counted(rows)],
        [{ en: 'Transactions committed', zh: '已提交事务' }, counted(commits)],
        [{ en: 'Transactions rolled back', zh: '已回滚事务' }, counted(rollbacks)],
        [{ en: 'Temporary files written', zh: '临时文件写入' }, `${toMebibytes(temporaryBytes)} MB`],
      ],
      locale,
    ),
    history: watch.history(({ poolBusy, poolWaiting }) => ({ poolBusy, poolWaiting })),
  }
}

const kinds: Record<FileCount['kind'], { en: string; zh: string }> = {
  uploaded: { en: 'Uploaded files', zh: '上传文件' },
  made: { en: 'Exported files', zh: '导出文件' },
}

/** Figures of this node's disks, and of the files that the product stores. */
export async function diskFigures(
  watch: FigureSources,
  { database: { db }, config }: Services,
  locale: Locale,
): Promise<DiskFigures> {
  const [disks, files] = await Promise.all([readDisks(config), countFiles(db)])
  return {
    ...watch.node(),
    disks: disks.map((disk) => ({
      name: describeContents(disk, locale),
      path: disk.path,
      totalGb: inGb(disk.total),
      freeGb: inGb(disk.free),
      usedPpm: toPpm(disk.total === 0 ? 0 : 1 - disk.free / disk.total),
    })),
    files: files.map(({ kind, count, bytes }) => ({
      name: localizedTo(kinds[kind], locale),
      count,
      sizeMb: toMebibytes(bytes),
    })),
  }
}
