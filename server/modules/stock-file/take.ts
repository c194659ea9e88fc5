import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../db/index.ts'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { inLocale, type Words } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { importUnreadable } from '../import/errors.ts'
import { readForm } from '../import/form.ts'
import type { RowProblem, RowTaker } from '../import/importer.ts'
import { type Judged, judge, tellProblems } from '../import/judge.ts'
import { readFile } from '../import/read-file.ts'
import { broughtColumns, type StockFile } from './declaration.ts'
import { belowTitles } from './heading.ts'
import { keepProblems } from './problem-text.ts'

/** Lines of titles that a file may have above its rows. */
const TITLES = 5
/** Records that an entry of the log names. */
const NAMED = 200
const REFUSED: Words = { en: 'Nothing was imported: rows have mistakes', zh: '文件未导入：数据有错误' }

/** Rows that turned out wrong only when they were written; nothing of them is kept. */
class RowsRefused extends Error {
  readonly problems: readonly RowProblem[]

  constructor(problems: readonly RowProblem[]) {
    super('rows were refused')
    this.name = 'RowsRefused'
    this.problems = problems
  }
}

/** Nothing can be read where a column that every row needs is not there. */
function refuseLacking({ mapping, rows }: Judged): void {
  const lacking = mapping.columns.filter(({ column, at }) => column.required && at === null)
  if (lacking.length > 0) {
    throw importUnreadable.lacking({
      en: lacking.map(({ column }) => column.titles.en).join(', '),
      zh: lacking.map(({ column }) => column.titles.zh).join('、'),
    })
  }
  if (rows.length === 0) throw importUnreadable.empty()
}

/** Takes the files of one kind of record: all of their rows, or none. */
export function createStockImport<Row>(services: Services, file: StockFile<Row>, importer: RowTaker) {
  const { config, database } = services
  const change = createChange(services)
  const columns = broughtColumns(file)

  /** What stock clients show in a dialog, with a link to all that is wrong. */
  async function refuse(judged: Judged, request: FastifyRequest) {
    const { locale } = request
    const totalCount = judged.rows.length
    const errorCount = new Set(judged.problems.map(({ row }) => row)).size
    const msg: Words = {
      en: `Rows: ${totalCount}, imported: 0, with mistakes: ${errorCount}`,
      zh: `总上传行数：${totalCount}，已导入行数：0，错误行数：${errorCount}`,
    }
    const kept = await keepProblems(services, tellProblems(judged, locale), request)
    const result = { totalCount, errorCount, successCount: 0, msg: inLocale(msg, locale), ...kept }
    return { ...ok(result, inLocale(REFUSED, locale)), code: 201 }
  }

  function write(judged: Judged, { bytes, name }: { bytes: Buffer; name: string }) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const work = (user: SignedIn) => async (tx: Tx, at: Date) => {
      const { made, problems } = await importer.run(tx, judged.valid, { user, at })
      if (problems.length > 0) throw new RowsRefused(problems)
      const records = made.slice(0, NAMED).map(({ recordId }) => recordId)
      const detail = { path: file.path, file: name, sha256, rows: made.length, records }
      const message: Words = {
        en: `Imported rows: ${made.length}`,
        zh: `文件导入成功！数据行数：${made.length}`,
      }
      const subject = { kind: 'list_import', id: records[0] ?? '' }
      return { result: null, audit: { action: 'list.import', subject, detail }, message }
    }
    return (request: FastifyRequest, reply: FastifyReply) =>
      change(request, reply, work(request.user), sha256)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const form = await readForm(request)
    const read = await readFile(form.bytes, { maxRows: config.importMaxRows + TITLES })
    const found = { columns, importer }
    const judged = await judge(database.db, found, { file: belowTitles(read, columns), user: request.user })
    refuseLacking(judged)
    if (judged.problems.length > 0) return refuse(judged, request)
    try {
      const answer = await write(judged, form)(request, reply)
      file.changed?.()
      return answer
    } catch (error) {
      if (!(error instanceof RowsRefused)) throw error
      return refuse({ ...judged, problems: error.problems }, request)
    }
  }
}
