/** Maps the ids of a file to ids in this database. A rejected row maps to undefined. */
export class IdMap {
  private readonly targets = new Map<string, { id: string; isUnchanged: boolean } | undefined>()
  private readonly present: ReadonlySet<string>

  constructor(present: ReadonlySet<string>) {
    this.present = present
  }

  add(id: string, isUnchanged: boolean, target = id): void {
    this.targets.set(id, { id: target, isUnchanged })
  }

  reject(id: string): void {
    this.targets.set(id, undefined)
  }

  has(id: string): boolean {
    return this.targets.has(id)
  }

  /**
   * Finds the row in this database for an id of the file. Returns undefined if the row was rejected or the
   * id is unknown.
   */
  find(id: string): { id: string; isUnchanged: boolean } | undefined {
    if (this.targets.has(id)) return this.targets.get(id)
    return this.present.has(id) ? { id, isUnchanged: false } : undefined
  }
}

/**
 * Sorts rows so that parents come before their children. `unreachable` contains the rows in or below a cycle,
 * and the rows below a parent that doesn't exist.
 */
export function parentsFirst<Row extends { id: string; parent: string | null }>(
  rows: readonly Row[],
  isKnown: (id: string) => boolean,
): { ordered: Row[]; unreachable: { row: Row; isCycle: boolean }[] } {
  const inFile = new Map(rows.map((row) => [row.id, row]))
  const below = new Map<string, Row[]>()
  const ordered: Row[] = []
  for (const row of rows) {
    if (row.parent === null || (!inFile.has(row.parent) && isKnown(row.parent))) ordered.push(row)
    else below.set(row.parent, [...(below.get(row.parent) ?? []), row])
  }
  // The loop appends to the list that it iterates.
  for (const row of ordered) {
    ordered.push(...(below.get(row.id) ?? []))
    below.delete(row.id)
  }
  const reached = new Set(ordered)
  const isInCycle = (row: Row): boolean => {
    const seen = new Set<string>()
    let at: Row | undefined = row
    while (at && !seen.has(at.id)) {
      seen.add(at.id)
      at = at.parent === null ? undefined : inFile.get(at.parent)
    }
    return at !== undefined
  }
  const unreachable = rows.filter((row) => !reached.has(row)).map((row) => ({ row, isCycle: isInCycle(row) }))
  return { ordered, unreachable }
}
