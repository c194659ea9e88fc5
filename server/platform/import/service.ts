import { createHash } from 'node:crypto'
import type { ImportCheck, ImportedIds, ImportFormat, ImportRun, ImportStatus } from '#schemas'
import { type Db, type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { Changed } from '../http/change.ts'
import { type Locale, localizedTo } from '../http/locale.ts'
import type { ChangeContext, SignedIn } from '../http/request.ts'
import { areaOf } from '../push/outbox.ts'
import { type CheckedFile, checkFile, localizeProblems } from './check-file.ts'
import {
  importBatchNotFound,
  importChanged,
  importDone,
  importHasProblems,
  importNotDone,
  importNotFound,
  importNotUndoable,
  importRepeated,
  importUnreadable,
  MAX_MEGABYTES,
} from './errors.ts'
import type { BlockingRow } from './importer.ts'
import { createImportPages, titleOf } from './pages.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { cellsOf } from './read-rows.ts'
import {
  addBatch,
  awaitBatch,
  findBatch,
  finishBatch,
  importedBefore,
  lockBatch,
  lockFileHash,
  recordsOfBatch,
  undoBatch,
} from './repo.ts'

/** Maximum number of rows in a preview. */
const PREVIEW = 10
const MAX_PROBLEMS = 200
const MAX_TEXT = 200
/** Maximum number of blocking rows that the error of an undo names. */
const MAX_NAMED_ROWS = 5

interface Asked {
  user: SignedIn
  locale: Locale
}
type Done = Promise<Changed<{ id: string; rows: number }>>

/** Details of a file for the audit log. The records of its rows are in `import_batch_row`. */
const fileOf = (batch: { page_id: string; op: string; file_name: string; file_hash: Buffer }) => ({
  page: batch.page_id,
  op: batch.op,
  file: batch.file_name,
  sha256: batch.file_hash.toString('hex'),
})

const short = (text: string) => text.slice(0, MAX_TEXT)

function previewOf({ mapping, rows }: CheckedFile): ImportCheck['preview'] {
  return rows.slice(0, PREVIEW).map((row) => ({ row: row.row, cells: cellsOf(mapping, row).map(short) }))
}

function blockingMessage(kept: readonly BlockingRow[]) {
  const named = kept.slice(0, MAX_NAMED_ROWS)
  const more = kept.length - named.length
  const en = named.map(({ row, words }) => `row ${row}: ${words.en}`).join('; ')
  const zh = named.map(({ row, words }) => `第 ${row} 行：${words.zh}`).join('；')
  return more === 0 ? { en, zh } : { en: `${en}; and ${more} more`, zh: `${zh}；另有 ${more} 行` }
}

/** Returns the operations of imports: template, check, import and undo. */
export function createImports(services: Services) {
  const { config, ids, clock } = services
  const { db } = services.database
  const pageOf = createImportPages(services)
  const maxRows = config.importMaxRows

  async function requireBatch(user: SignedIn, id: string) {
    const batch = await findBatch(db, user.id, id)
    if (!batch) throw importBatchNotFound()
    return batch
  }

  const recheckFile = async (on: Db | Tx, batch: { page_id: string; cells: unknown }, user: SignedIn) =>
    checkFile(on, await pageOf(batch.page_id, user, on), { file: batch.cells as ReadFile, user })

  return {
    page: pageOf,

    async about(id: string, { user, locale }: Asked): Promise<ImportFormat> {
      const { columns: known } = await pageOf(id, user)
      const columns = known.map(({ name, titles, required, notes }) => ({
        name,
        title: localizedTo(titles, locale),
        required,
        note: localizedTo(notes, locale),
      }))
      return { columns, maxRows, maxMegabytes: MAX_MEGABYTES }
    },

    /** Checks a file and stores its rows for the import. */
    async check(
      { page: id, name, bytes }: { page: string; name: string; bytes: Buffer },
      { user, locale }: Asked,
    ): Promise<ImportCheck> {
      const found = await pageOf(id, user)
      const file = await readFile(bytes, { maxRows })
      const checked = await checkFile(db, found, { file, user })
      if (checked.rows.length === 0) throw importUnreadable.empty()
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
        rowCount: checked.rows.length,
        at: clock(),
      }
      await withTransaction(db, (tx) => addBatch(tx, batch))
      return {
        id: batch.id,
        fileName: name,
        rows: checked.rows.length,
        valid: checked.valid.length,
        examples: checked.examples,
        columns: checked.mapping.columns.map(({ column, header }) => ({
          name: column.name,
          title: localizedTo(column.titles, locale),
          required: column.required,
          header: header === null ? null : short(header),
        })),
        unknown: checked.mapping.unknown.map(short),
        preview: previewOf(checked),
        problems: localizeProblems(checked, locale).slice(0, MAX_PROBLEMS),
        problemCount: checked.problems.length,
        before: (await importedBefore(db, { op, hash })) ?? null,
      }
    },

    /** Checks a stored file again and returns all its current problems. */
    async problems(id: string, { user, locale }: Asked) {
      const batch = await requireBatch(user, id)
      if (batch.cells === null) throw importDone()
      return { name: batch.file_name, problems: localizeProblems(await recheckFile(db, batch, user), locale) }
    },

    /** Returns the status of an import, for clients that got no response to it. */
    async status(id: string, { user }: Asked): Promise<ImportStatus> {
      const batch = await awaitBatch(db, user.id, id)
      if (!batch) throw importBatchNotFound()
      return batch
    },

    /**
     * Returns the ids of the records that an import created. Throws if the import isn't done or was undone.
     */
    async made(id: string, { user }: Pick<Asked, 'user'>): Promise<ImportedIds> {
      const batch = await requireBatch(user, id)
      await pageOf(batch.page_id, user)
      if (batch.status !== 'DONE') throw importNotDone()
      return (await recordsOfBatch(db, id)).map(({ recordId }) => recordId)
    },

    /**
     * Checks the rows again and imports the valid rows. Throws if the number of valid rows differs from the
     * number that the client has confirmed.
     */
    async run(tx: Tx, { id, rows, again }: ImportRun, context: ChangeContext): Done {
      const { user, at } = context
      const batch = await lockBatch(tx, user.id, id)
      if (!batch) throw importBatchNotFound()
      if (batch.cells === null) throw importDone()
      const { importer, page } = await pageOf(batch.page_id, user, tx)
      if (page.list.import.op !== batch.op) throw importNotFound()
      await lockFileHash(tx, batch.file_hash)
      const before = await importedBefore(tx, { op: batch.op, hash: batch.file_hash })
      if (before && !again) throw importRepeated(before)
      const { valid } = await recheckFile(tx, batch, user)
      if (rows === 0) throw importHasProblems()
      if (valid.length !== rows) throw importChanged({ rows: valid.length })
      const { made, problems } = await importer.run(tx, valid, context)
      if (problems.length > 0) throw importChanged({ rows: valid.length - problems.length })
      await finishBatch(tx, id, { made, at })
      const detail = { ...fileOf(batch), rows, of: batch.row_count }
      return {
        result: { id, rows },
        audit: {
          action: 'import.run',
          subject: { kind: 'import_batch', id },
          detail,
          changes: { area: areaOf(batch.op) },
        },
      }
    },

    /** Undoes a batch: either all its rows or none. */
    async undo(tx: Tx, id: string, context: ChangeContext): Done {
      const { user, at } = context
      const batch = await lockBatch(tx, user.id, id)
      if (!batch) throw importBatchNotFound()
      if (batch.status !== 'DONE') throw importNotDone()
      const importer = pageOf.importerOf(batch.op, user)
      const { undone, kept } = await importer.undo(tx, await recordsOfBatch(tx, id), context)
      if (kept.length > 0) throw importNotUndoable(blockingMessage(kept))
      await undoBatch(tx, id, { undone, at })
      const detail = { ...fileOf(batch), rows: undone.length }
      return {
        result: { id, rows: undone.length },
        audit: {
          action: 'import.undo',
          subject: { kind: 'import_batch', id },
          detail,
          changes: { area: areaOf(batch.op) },
        },
      }
    },
  }
}
