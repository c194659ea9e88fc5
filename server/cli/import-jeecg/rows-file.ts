import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ImportReport, ReportedRow } from './report.ts'

/** Columns of the file: table, kind, position in the input, id, reason. */
type Line = readonly [table: string, kind: string, place: string, id: string, reason: string]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Lists all rows of a report that are refused, left out, or imported with another value. */
function linesOf({ tables, unknownComponents, strippedCodes }: ImportReport): Line[] {
  const of = (table: string, kind: string, rows: readonly ReportedRow[]): Line[] =>
    rows.map(({ place, id, reason }) => [table, kind, place, id, reason])
  return [
    ...tables.flatMap(({ table, refused, leftOut, repaired }) => [
      ...of(table, 'refused', refused),
      ...of(table, 'left out', leftOut),
      ...of(table, 'changed', repaired),
    ]),
    ...unknownComponents.map(
      ({ name, component }): Line => [
        'sys_permission',
        'opens nothing',
        '',
        '',
        `${name}: ${component} is no page here`,
      ],
    ),
    ...strippedCodes.map(
      ({ name, perms }): Line => [
        'sys_permission',
        'without code',
        '',
        '',
        `${name}: ${perms} is one of ours`,
      ],
    ),
  ]
}

/** Writes a CSV file with the rows of a report. Returns the path of the file. */
export function writeRowsFile(report: ImportReport, folder: string): string {
  const file = path.join(folder, 'import-jeecg.csv')
  mkdirSync(folder, { recursive: true })
  const lines: Line[] = [['table', 'what', 'where', 'id', 'reason'], ...linesOf(report)]
  // The byte order mark makes spreadsheets read the file as UTF-8.
  writeFileSync(file, `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`)
  return file
}
