import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { neutralizeFormula } from '../../platform/spreadsheet/neutralize-formula.ts'
import type { ImportReport, ReportedRow } from './report.ts'
import { SourceError } from './source.ts'

/** Columns of the file: table, kind, position in the input, id, reason. */
type Line = readonly [table: string, kind: string, place: string, id: string, reason: string]

const quoted = (text: string): string => `"${neutralizeFormula(text).replaceAll('"', '""')}"`

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

/** Opens the file of rows for writing and returns its path. Called before an import, which can't be undone. */
export function prepareRowsFile(folder: string): string {
  const file = path.join(folder, 'import-jeecg.csv')
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openSync(file, 'a'))
  } catch (error) {
    const { message } = error as Error
    throw new SourceError(`Nothing was imported: the report can't be written. Set DATA_DIR. ${message}`)
  }
  return file
}

/** Writes a CSV file with the rows of a report. */
export function writeRowsFile(report: ImportReport, file: string): void {
  const lines: Line[] = [['table', 'what', 'where', 'id', 'reason'], ...linesOf(report)]
  // The byte order mark makes spreadsheets read the file as UTF-8.
  writeFileSync(file, `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`)
}
