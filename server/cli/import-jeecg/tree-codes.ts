import { LEVEL_LENGTH, nextOrgCode } from '../../platform/departments/org-code.ts'
import type { Cells, CodeRule, ExistingRow } from './tables.ts'

/** Ends of codes that this product has made or can continue. */
const PART = /[A-Z]\d{2}$/

type Row = Readonly<Record<string, unknown>>

interface Place {
  /** Id of the row in the file, which may differ from the id under which the row is stored. */
  id: string
  /** Parent row, with its code after the import. */
  above: Row | undefined
  /** Id of the parent in the file. */
  parent: string | null
  /** True if the parent is missing and the row goes to the top. */
  isMoved: boolean
}

/**
 * Gives codes to rows of a tree that have none, or whose code another row has or that don't fit below their
 * parent. Call `assign` for parents before their children.
 */
export class TreeCodes {
  private readonly rule: CodeRule
  private readonly existing: ReadonlyMap<string, ExistingRow>
  /** Ids of the rows that have the codes after the import. */
  private readonly owners: Map<string, string>
  /** All codes, also those that rows of the file have before they are checked. */
  private readonly used: Set<string>
  private readonly byFileId = new Map<string, { before: string; after: string }>()
  private readonly kept = new Set<string>()

  constructor(rule: CodeRule, existing: readonly ExistingRow[], inFile: readonly Cells[]) {
    this.rule = rule
    this.existing = new Map(existing.map((row) => [String(row.id), row]))
    this.owners = new Map(existing.map((row) => [String(row[rule.column]), String(row.id)]))
    this.used = new Set([...this.owners.keys(), ...inFile.map((cells) => cells[rule.column] ?? '')])
  }

  /** Codes of the file that other codes replace. Codes that a row of the file keeps are left out. */
  get replaced(): Map<string, string> {
    const pairs = [...this.byFileId.values()].filter(({ before }) => before !== '' && !this.kept.has(before))
    return new Map(pairs.map(({ before, after }) => [before, after]))
  }

  /** Sets the code of a row. Returns a sentence about the new code; undefined if the code stays. */
  assign(cells: Cells, place: Place): string | undefined {
    const { column, level } = this.rule
    const before = cells[column]?.trim() ?? ''
    const above = String(place.above?.[column] ?? '')
    const after = this.wanted(before, above, cells.id ?? '', place) ?? this.next(above)
    this.owners.set(after, cells.id ?? '')
    this.used.add(after)
    this.byFileId.set(place.id, { before, after })
    cells[column] = after
    if (after === before) {
      this.kept.add(after)
      return undefined
    }
    if (level) cells[level] = String(after.length / LEVEL_LENGTH)
    return before === '' ? `${column} is missing, it gets ${after}` : `${column} ${before} becomes ${after}`
  }

  /** Returns the code that the row keeps, or that follows the new code of its parent. */
  private wanted(before: string, above: string, id: string, { parent, isMoved }: Place): string | undefined {
    const isFree = (code: string) => (this.owners.get(code) ?? id) === id
    const fits = (code: string) => code.length > above.length && code.startsWith(above)
    const moved = parent === null ? undefined : this.byFileId.get(parent)
    const isBelow = moved !== undefined && moved.before !== '' && before.startsWith(moved.before)
    const code = this.rule.followsParent && isBelow ? moved.after + before.slice(moved.before.length) : before
    const isUsable = code !== '' && (!this.rule.followsParent || (!isMoved && fits(code)))
    if (isUsable && (isFree(code) || !this.rule.followsParent)) return code
    // An earlier import gave the row its code.
    const stored = String(this.existing.get(id)?.[this.rule.column] ?? '')
    return stored !== '' && (!this.rule.followsParent || fits(stored)) ? stored : undefined
  }

  private next(above: string): string {
    const length = above.length + LEVEL_LENGTH
    const siblings = [...this.used].filter(
      (code) => code.length === length && code.startsWith(above) && PART.test(code),
    )
    const code = nextOrgCode(above, siblings.sort().at(-1))
    if (code === undefined) throw new Error(`no ${this.rule.column} is left below ${above || 'the top'}`)
    return code
  }
}
