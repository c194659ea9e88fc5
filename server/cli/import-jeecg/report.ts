/** Row of the file that is rejected, left out or changed, with the reason. */
export interface ReportedRow {
  place: string
  id: string
  reason: string
}

/** Result of importing one table. */
export interface TableReport {
  table: string
  read: number
  added: number
  changed: number
  same: number
  /**
   * Number of rows that match a shipped row, or whose owner is a shipped row. These rows are not imported.
   */
  kept: number
  /** Number of valid rows that were left out, by reason without ids. */
  skipped: Record<string, number>
  refused: ReportedRow[]
  /** Valid rows that were left out. */
  leftOut: ReportedRow[]
  /** Rows that get another code or another place in their tree. */
  repaired: ReportedRow[]
  /** Columns in the file that are not imported. */
  skippedColumns: string[]
}

/** Result of an import, for all tables. */
export interface ImportReport {
  tables: TableReport[]
  /** Imported menus whose component isn't a page of this product. These menus open an empty page. */
  unknownComponents: { name: string; component: string }[]
  /**
   * Menus and buttons that were imported without their permission code, since this product already uses the
   * code for another menu or button.
   */
  strippedCodes: { name: string; perms: string }[]
  /** Names of the imported users who have the role of administrators. */
  administrators: string[]
  isWritten: boolean
}

/** Maximum number of rejected rows that are printed for each table. The file of rows has all of them. */
const SHOWN = 5

export const newTableReport = (table: string): TableReport => ({
  ...{ table, read: 0, added: 0, changed: 0, same: 0, kept: 0 },
  ...{ skipped: {}, refused: [], leftOut: [], repaired: [], skippedColumns: [] },
})

export const countRejected = ({ tables }: Pick<ImportReport, 'tables'>): number =>
  tables.reduce((sum, { refused }) => sum + refused.length, 0)

const COLUMNS = ['read', 'added', 'changed', 'same', 'kept'] as const

function tableLines({ tables }: ImportReport): string[] {
  const head = ['table', 'read', 'new', 'changed', 'same', 'kept', 'left out', 'refused']
  const rows = tables.map((report) => [
    report.table,
    ...COLUMNS.map((column) => String(report[column])),
    String(Object.values(report.skipped).reduce((sum, count) => sum + count, 0)),
    String(report.refused.length),
  ])
  const widths = head.map((text, index) =>
    Math.max(text.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((text, index) => (index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0)))
      .join('  ')
  return [head, ...rows].map(line)
}

function refusalLines({ table, refused }: TableReport): string[] {
  if (refused.length === 0) return []
  const shown = refused
    .slice(0, SHOWN)
    .map(({ place, id, reason }) => `  ${place} (${id || 'no id'}): ${reason}`)
  const rest = refused.length - shown.length
  return [`${table}:`, ...shown, ...(rest > 0 ? [`  … and ${rest} more`] : [])]
}

const listed = (words: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [words, ...items.map((item) => `  ${item}`)]

const total = (count: number, words: string): string[] => (count === 0 ? [] : [`${words}: ${count}`])

/** Formats the report of an import as text for the terminal. `rowsFile` is the path of the file of rows. */
export function printReport(report: ImportReport, rowsFile: string): string {
  const { tables, unknownComponents, strippedCodes, administrators } = report
  const skipped = tables.flatMap(({ table, skipped }) =>
    Object.entries(skipped).map(([reason, count]) => `${table}: ${count} (${reason})`),
  )
  const repaired = tables.flatMap(({ table, repaired }) => total(repaired.length, `  ${table}`))
  const skippedColumns = tables.filter((table) => table.skippedColumns.length > 0)
  const refused = tables.flatMap(refusalLines)
  return [
    ...tableLines(report),
    ...(refused.length > 0 ? ['', 'Refused:', ...refused] : []),
    ...listed('\nLeft out:', skipped),
    ...(repaired.length > 0 ? ['\nWith another code or place:', ...repaired] : []),
    ...listed(
      '\nColumns that are not taken:',
      skippedColumns.map(({ table, skippedColumns }) => `${table}: ${skippedColumns.join(', ')}`),
    ),
    ...total(unknownComponents.length, '\nMenus that open nothing here'),
    ...total(strippedCodes.length, '\nTaken without their code, which is one of ours'),
    ...listed('\nAdministrators from now on:', administrators),
    `\nThe rows are listed in ${rowsFile}`,
  ].join('\n')
}
