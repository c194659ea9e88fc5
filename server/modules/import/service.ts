import { createHash } from 'node:crypto'
import type { ImportAbout, ImportCheck, ImportMade, ImportRun, ImportStatus } from '#schemas'
import { type Db, type Tx, withTransaction } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import { inLocale, type Locale } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import {
  importBatchNotFound,
  importChanged,
  importDone,
  importHasProblems,
  importKept,
  importNotDone,
  importRepeated,
  importUnreadable,
} from './errors.ts'
import type { KeptRow } from './importer.ts'
import { importers } from './importers.ts'
import { type Judged, judge, tellProblems } from './judge.ts'
import { MAX_MEGABYTES } from './limits.ts'
import { importPages, titleOf } from './pages.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { cellsOf } from './read-rows.ts'
import {
  addBatch,
  findBatch,
  finishBatch,
  importedBefore,
  lockBatch,
  madeBy,
  queueFile,
  settledBatch,
  undoBatch,
} from './repo.ts'

/** Rows that are shown before anything is imported, and problems that are told at once. */
const PREVIEW = 10
const TOLD = 200
const MAX_TEXT = 200
/** Rows in the way that are told by name. */
const NAMED = 5

interface Asked {
  user: SignedIn
  locale: Locale
}
type Done = Promise<Changed<{ id: string; rows: number }>>

/** Which file it was, for the audit log: what each row made stands in import_batch_row. */
const fileOf = (batch: { page_id: string; op: string; file_name: string; file_hash: Buffer }) => ({
  page: batch.page_id,
  op: batch.op,
  file: batch.file_name,
  sha256: batch.file_hash.toString('hex'),
})

const short = (text: string) => text.slice(0, MAX_TEXT)

function previewOf({ mapping, rows }: Judged): ImportCheck['preview'] {
  return rows.slice(0, PREVIEW).map((row) => ({ row: row.row, cells: cellsOf(mapping, row).map(short) }))
}

function keptWords(kept: readonly KeptRow[]) {
  const named = kept.slice(0, NAMED)
  const more = kept.length - named.length
  const en = named.map(({ row, words }) => `row ${row}: ${words.en}`).join('; ')
  const zh = named.map(({ row, words }) => `第 ${row} 行：${words.zh}`).join('；')
  return more === 0 ? { en, zh } : { en: `${en}; and ${more} more`, zh: `${zh}；另有 ${more} 行` }
}

/** Files of records: what they have to be, what would come of one, importing it, undoing that. */
export function createImports(services: Services) {
  const { config, ids, clock } = services
  const { db } = services.database
  const pageOf = importPages(readShippedPages().values(), importers(services))
  const maxRows = config.importMaxRows

  async function requireBatch(user: SignedIn, id: string) {
    const batch = await findBatch(db, user.id, id)
    if (!batch) throw importBatchNotFound()
    return batch
  }

  const judgeAgain = (on: Db | Tx, batch: { page_id: string; cells: unknown }, user: SignedIn) =>
    judge(on, pageOf(batch.page_id, user), { file: batch.cells as ReadFile, user })

  return {
    page: pageOf,

    about(id: string, { user, locale }: Asked): ImportAbout {
      const columns = pageOf(id, user).columns.map(({ name, titles, required, notes }) => ({
        name,
        title: inLocale(titles, locale),
        required,
        note: inLocale(notes, locale),
      }))
      return { columns, maxRows, maxMegabytes: MAX_MEGABYTES }
    },

    /** Looks at a file and keeps its rows for the import; nothing of it counts. */
    async check(
      { page: id, name, bytes }: { page: string; name: string; bytes: Buffer },
      { user, locale }: Asked,
    ): Promise<ImportCheck> {
      const found = pageOf(id, user)
      const file = await readFile(bytes, { maxRows })
      const judged = await judge(db, found, { file, user })
      if (judged.rows.length === 0) throw importUnreadable.empty()
      const hash = createHash('sha256').update(bytes).digest()
      const { op } = found.page.list.import
      const batch = {
        id: ids.nextId(),
        ownerId: user.id,
        by: user.username,
        page: id,
        op,
        title: titleOf(found, locale),
        fileName: name,
        hash,
        file,
        rowCount: judged.rows.length,
        at: clock(),
      }
      await withTransaction(db, (tx) => addBatch(tx, batch))
      return {
        id: batch.id,
        fileName: name,
        rows: judged.rows.length,
        valid: judged.valid.length,
        examples: judged.examples,
        columns: judged.mapping.columns.map(({ column, header }) => ({
          name: column.name,
          title: inLocale(column.titles, locale),
          required: column.required,
          header: header === null ? null : short(header),
        })),
        unknown: judged.mapping.unknown.map(short),
        preview: previewOf(judged),
        problems: tellProblems(judged, locale).slice(0, TOLD),
        problemCount: judged.problems.length,
        before: (await importedBefore(db, { op, hash })) ?? null,
      }
    },

    /** Everything that is wrong with a file that was looked at, as of now. */
    async problems(id: string, { user, locale }: Asked) {
      const batch = await requireBatch(user, id)
      if (batch.cells === null) throw importDone()
      return { name: batch.file_name, problems: tellProblems(await judgeAgain(db, batch, user), locale) }
    },

    /** What came of a file, for whoever stopped its import or lost the answer. */
    async status(id: string, { user }: Asked): Promise<ImportStatus> {
      const batch = await settledBatch(db, user.id, id)
      if (!batch) throw importBatchNotFound()
      return batch
    },

    /** The ids of what an import made and that was not undone. */
    async made(id: string, { user }: Pick<Asked, 'user'>): Promise<ImportMade> {
      const batch = await requireBatch(user, id)
      pageOf(batch.page_id, user)
      if (batch.status !== 'DONE') throw importNotDone()
      return (await madeBy(db, id)).map(({ recordId }) => recordId)
    },

    /** Imports as many rows as the caller was told; the rules are asked once more, with everything locked. */
    async run(tx: Tx, { id, rows, again }: ImportRun, { user }: Asked): Done {
      const batch = await lockBatch(tx, user.id, id)
      if (!batch) throw importBatchNotFound()
      if (batch.cells === null) throw importDone()
      const { importer } = pageOf(batch.page_id, user)
      await queueFile(tx, batch.file_hash)
      const before = await importedBefore(tx, { op: batch.op, hash: batch.file_hash })
      if (before && !again) throw importRepeated(before)
      const { valid } = await judgeAgain(tx, batch, user)
      if (rows === 0) throw importHasProblems()
      if (valid.length !== rows) throw importChanged({ rows: valid.length })
      const at = clock()
      const { made, problems } = await importer.run(tx, valid, { user, at })
      if (problems.length > 0) throw importChanged({ rows: valid.length - problems.length })
      await finishBatch(tx, id, { made, at })
      const detail = { ...fileOf(batch), rows, of: batch.row_count }
      return {
        result: { id, rows },
        audit: { action: 'import.run', subject: { kind: 'import_batch', id }, detail },
      }
    },

    /** Takes back every row of a batch, or none. */
    async undo(tx: Tx, id: string, { user }: Asked): Done {
      const batch = await lockBatch(tx, user.id, id)
      if (!batch) throw importBatchNotFound()
      if (batch.status !== 'DONE') throw importNotDone()
      const { importer } = pageOf(batch.page_id, user)
      const at = clock()
      const { undone, kept } = await importer.undo(tx, await madeBy(tx, id), { user, at })
      if (kept.length > 0) throw importKept(keptWords(kept))
      await undoBatch(tx, id, { undone, at })
      const detail = { ...fileOf(batch), rows: undone.length }
      return {
        result: { id, rows: undone.length },
        audit: { action: 'import.undo', subject: { kind: 'import_batch', id }, detail },
      }
    },
  }
}
