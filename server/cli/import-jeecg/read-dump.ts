import { columnsOf } from './columns.ts'
import { type Cell, rowOf, SourceError, type SourceRow } from './source.ts'
import { quotedValue, unescapeCharacter, unquotedValue } from './sql-values.ts'

/** Maximum number of characters of a statement, counted up to the first row. */
const LONGEST_HEAD = 4_000_000
const INSERT =
  /^\s*(?:insert|replace)\s+(?:ignore\s+)?into\s+(?:`?[\w$]+`?\s*\.\s*)?`?([\w$]+)`?\s*(?:\(([^)]*)\))?\s*values\s*$/i
const CREATE = /^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?(?:`?[\w$]+`?\s*\.\s*)?`?([\w$]+)`?\s*\(/i

type State = 'head' | 'comment' | 'line' | 'headQuote' | 'rows' | 'value' | 'text' | 'escape' | 'afterText'

const namesOf = (list: string): string[] =>
  list.split(',').map((name) => name.trim().replaceAll('`', '').toLowerCase())

/** Streaming parser of `mysqldump` output. The parser returns each row as soon as the row is complete. */
export class DumpReader {
  private state: State = 'head'
  private line = 1
  private head = ''
  private quote = ''
  private word = ''
  private text = ''
  private hasText = false
  /** Number of brackets that are open within the current value. */
  private depth = 0
  private values: (Cell | undefined)[] = []
  private table = ''
  private columns: readonly string[] | undefined
  private isWanted = false
  private rowLine = 1
  private rowNumber = 0
  private found: SourceRow[] = []
  private readonly created = new Map<string, string[]>()
  private readonly tableNames: ReadonlySet<string>

  constructor(tableNames: ReadonlySet<string>) {
    this.tableNames = tableNames
  }

  /** Parses the next chunk of the file. Returns the rows that end in this chunk. */
  read(chunk: string): SourceRow[] {
    this.found = []
    for (const sign of chunk) {
      this.readCharacter(sign)
      if (sign === '\n') this.line += 1
    }
    return this.found
  }

  /** Ends the input. Throws if the last statement is incomplete. */
  end(): void {
    const isBroken = this.state !== 'line' && (this.state !== 'head' || this.head.trim() !== '')
    if (isBroken) throw new SourceError(`line ${this.line}: the file ends within a statement`)
  }

  private readCharacter(sign: string): void {
    this.steps[this.state](sign)
  }

  private readonly steps: Record<State, (sign: string) => void> = {
    head: (sign) => this.inHead(sign),
    line: (sign) => {
      if (sign === '\n') this.state = 'head'
    },
    comment: (sign) => {
      this.word = (this.word + sign).slice(-2)
      if (this.word === '*/') this.state = 'head'
    },
    headQuote: (sign) => {
      this.head += sign
      if (sign === this.quote) this.state = 'head'
    },
    rows: (sign) => this.betweenRows(sign),
    value: (sign) => this.inValue(sign),
    text: (sign) => {
      if (sign === '\\') this.state = 'escape'
      else if (sign === this.quote) this.state = 'afterText'
      else if (this.isWanted) this.text += sign
    },
    escape: (sign) => {
      if (this.isWanted) this.text += unescapeCharacter(sign)
      this.state = 'text'
    },
    afterText: (sign) => {
      const isDoubled = sign === this.quote
      this.state = isDoubled ? 'text' : 'value'
      if (!isDoubled) this.inValue(sign)
      else if (this.isWanted) this.text += sign
    },
  }

  private inHead(sign: string): void {
    if (sign === ';') this.endHead()
    else if (sign === '(' && /values\s*$/i.test(this.head.slice(-40))) this.beginRows()
    else this.addToHead(sign)
  }

  private addToHead(sign: string): void {
    this.head += sign
    if (this.head.length > LONGEST_HEAD) throw new SourceError(`line ${this.line}: this is no dump of MySQL`)
    if (sign === "'" || sign === '"' || sign === '`') {
      this.quote = sign
      this.state = 'headQuote'
    } else if (this.head.endsWith('/*')) this.skip('comment', 2)
    else if (/(^|\n)\s*(--[\s]|#)$/.test(this.head.slice(-200))) this.skip('line', sign === '#' ? 1 : 3)
  }

  private skip(state: 'comment' | 'line', signs: number): void {
    const isOver = state === 'line' && this.head.endsWith('\n')
    this.head = this.head.slice(0, -signs)
    this.word = ''
    this.state = isOver ? 'head' : state
  }

  private endHead(): void {
    const [begin, name] = CREATE.exec(this.head) ?? []
    if (begin !== undefined && name !== undefined)
      this.created.set(name.toLowerCase(), columnsOf(this.head.slice(begin.length)))
    this.head = ''
  }

  private beginRows(): void {
    const [, name = '', list] = INSERT.exec(this.head) ?? []
    this.table = name.toLowerCase()
    this.isWanted = this.tableNames.has(this.table)
    this.columns = list === undefined ? this.created.get(this.table) : namesOf(list)
    if (this.isWanted && !this.columns?.length)
      throw new SourceError(`line ${this.line}: nothing says which columns ${this.table} has`)
    this.head = ''
    this.rowNumber = 0
    this.beginRow()
  }

  private betweenRows(sign: string): void {
    if (sign === '(') this.beginRow()
    else if (sign === ';') this.state = 'head'
    else if (sign !== ',' && sign.trim() !== '')
      throw new SourceError(`line ${this.line}: "${sign}" between the rows of ${this.table}`)
  }

  private beginRow(): void {
    this.values = []
    this.rowLine = this.line
    this.rowNumber += 1
    this.state = 'value'
    this.beginValue()
  }

  private beginValue(): void {
    this.word = ''
    this.text = ''
    this.hasText = false
    this.depth = 0
  }

  private inValue(sign: string): void {
    if (sign === "'" || sign === '"') {
      this.quote = sign
      this.hasText = true
      this.state = 'text'
    } else if (this.depth === 0 && sign === ',') this.endValue()
    else if (this.depth === 0 && sign === ')') {
      this.endValue()
      this.endRow()
    } else this.addToWord(sign)
  }

  private addToWord(sign: string): void {
    if (sign === '(') this.depth += 1
    else if (sign === ')') this.depth -= 1
    if (!this.hasText) this.word += sign
  }

  private endValue(): void {
    if (this.isWanted)
      this.values.push(this.hasText ? quotedValue(this.word, this.text) : unquotedValue(this.word))
    this.beginValue()
  }

  private endRow(): void {
    this.state = 'rows'
    if (!this.isWanted) return
    const { table, columns = [], values } = this
    const place = `line ${this.rowLine}, row ${this.rowNumber}`
    const bad = values.indexOf(undefined)
    const row = rowOf(values as Cell[], columns, { table, place })
    const problem = bad < 0 ? undefined : `the value of ${columns[bad]} is none that a dump has`
    this.found.push(row.problem === undefined && problem ? { table, place, cells: {}, problem } : row)
  }
}
