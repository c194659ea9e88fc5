import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { type CsvError, parse } from 'csv-parse'
import { DumpReader } from './read-dump.ts'
import { rowOf, SourceError, type SourceRow } from './source.ts'

const PIECE = 262_144

async function* readDump(file: string, tableNames: ReadonlySet<string>): AsyncGenerator<SourceRow> {
  const reader = new DumpReader(tableNames)
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: PIECE })) {
    yield* reader.read(chunk as string)
  }
  reader.end()
}

/**
 * True if an unquoted CSV value means NULL in the spelling of one of the usual tools. Quoted values are
 * always texts.
 */
const isNull = (value: string): boolean => value === '' || value === '\\N' || value === 'NULL'

async function* readCsv(folder: string, name: string, table: string): AsyncGenerator<SourceRow> {
  const records = createReadStream(path.join(folder, name)).pipe(
    parse({
      bom: true,
      info: true,
      cast: (value, { lines, quoting }) => (lines > 1 && !quoting && isNull(value) ? null : value),
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  let columns: string[] | undefined
  try {
    for await (const { record, info } of records) {
      if (columns) yield rowOf(record, columns, { table, place: `${name}:${info.lines}` })
      else columns = record.map((column: string) => column.trim().toLowerCase())
    }
  } catch (error) {
    throw new SourceError(`${name}:${(error as CsvError).lines ?? '?'}: ${(error as Error).message}`)
  }
}

async function* readFolder(folder: string, tableNames: ReadonlySet<string>): AsyncGenerator<SourceRow> {
  const names = await readdir(folder)
  const files = names.flatMap((name) => {
    const [, table = ''] = /^([\w$]+)\.csv$/i.exec(name.toLowerCase()) ?? []
    return tableNames.has(table) ? [{ name, table }] : []
  })
  if (files.length === 0) throw new SourceError(`${folder} holds no file such as sys_user.csv`)
  for (const { name, table } of files) yield* readCsv(folder, name, table)
}

/** Streams the rows of the requested tables from a dump or from a folder of CSV files. */
export async function* streamRows(file: string, tableNames: ReadonlySet<string>): AsyncGenerator<SourceRow> {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new SourceError(`${file} is not there`)
  yield* found.isDirectory() ? readFolder(file, tableNames) : readDump(file, tableNames)
}
