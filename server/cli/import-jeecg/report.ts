/** Rejected row with its reason. */
export interface RejectedRow {
  place: string
  id: string
  reason: string
}

/** Result of one table. */
export interface TableReport {
  table: string
  read: number
  added: number
  changed: number
  same: number
  /** Rows that are shipped, or belong to a shipped row; they stay unchanged. */
  kept: number
  /** Number of valid rows that were skipped, by reason. */
  leftOut: Record<string, number>
  refused: RejectedRow[]
  /** Columns of the file that don't exist in this database. */
  untaken: string[]
}

/** Result of an import. */
export interface ImportReport {
  tables: TableReport[]
  /** Menus whose component no page of this product has; they open an empty page. */
  unknownComponents: { name: string; component: string }[]
  /** Menus and buttons imported without their permission code, since this product uses it. */
  strippedCodes: { name: string; perms: string }[]
  /** Names of users who became administrators. */
  administrators: string[]
  isWritten: boolean
}

/** Maximum number of rejected rows printed for each table. */
const SHOWN = 20

export const newTableReport = (table: string): TableReport => ({
  ...{ table, read: 0, added: 0, changed: 0, same: 0, kept: 0 },
  ...{ leftOut: {}, refused: [], untaken: [] },
})

export const refusedIn = ({ tables }: Pick<ImportReport, 'tables'>): number =>
  tables.reduce((sum, { refused }) => sum + refused.length, 0)

const COLUMNS = ['read', 'added', 'changed', 'same', 'kept'] as const

function tableLines({ tables }: ImportReport): string[] {
  const head = ['table', 'read', 'new', 'changed', 'same', 'kept', 'left out', 'refused']
  const rows = tables.map((report) => [
    report.table,
    ...COLUMNS.map((column) => String(report[column])),
    String(Object.values(report.leftOut).reduce((sum, count) => sum + count, 0)),
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

/** Formats the report for the terminal. */
export function printReport(report: ImportReport): string {
  const { tables, unknownComponents, strippedCodes, administrators } = report
  const leftOut = tables.flatMap(({ table, leftOut }) =>
    Object.entries(leftOut).map(([reason, count]) => `${table}: ${count} (${reason})`),
  )
  const untaken = tables.filter((table) => table.untaken.length > 0)
  const refused = tables.flatMap(refusalLines)
  return [
    ...tableLines(report),
    ...(refused.length > 0 ? ['', 'Refused:', ...refused] : []),
    ...listed('\nLeft out:', leftOut),
    ...listed(
      '\nColumns that are not taken:',
      untaken.map(({ table, untaken }) => `${table}: ${untaken.join(', ')}`),
    ),
    ...listed(
      '\nMenus that open nothing here:',
      unknownComponents.map(({ name, component }) => `${name}: ${component}`),
    ),
    ...listed(
      '\nTaken without their code, which is one of ours:',
      strippedCodes.map(({ name, perms }) => `${name}: ${perms}`),
    ),
    ...listed('\nAdministrators from now on:', administrators),
  ].join('\n')
}
