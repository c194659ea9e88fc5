import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** A test that proves a statement, by file and title. */
export interface Proof {
  file: string
  title: string
}

export interface Statement {
  id: string
  text: string
  state: string
  proofs: Proof[]
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

function proofOf(text: string): Proof {
  const [file = '', title = ''] = text.split(' › ')
  return { file: file.replaceAll('`', ''), title }
}

export const specification = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')

/** The rows of `docs/specification.md`, in the order of that document. */
export const statements: Statement[] = specification
  .slice(0, specification.indexOf('## Departures'))
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map(cellsOf)
  .map(([id = '', text = '', state = '', proofs = '']) => ({
    id,
    text,
    state,
    proofs: proofs === '' ? [] : proofs.split('<br>').map(proofOf),
  }))

/** Matches a quoted text, an address, a colour or a number. */
const FACT =
  /(?<!\w)'([^']+)'|`([^`]+)`|(?<![\w'])(\/[\w/-]+)|(#[0-9A-F]{6})|(?<![\w.])(\d+(?:\.\d+)?(?: s\b)?)(?![\w.]*\w)/g

/** The exact texts, addresses, colours and numbers of a statement. */
export const factsOf = ({ text }: Statement): string[] =>
  [...text.replace(/\(section \d+\)/g, '').matchAll(FACT)].map((match) => match.slice(1).find(Boolean) ?? '')

/**
 * True if the code of a test contains a fact. A number must not be a part of another number. Code states
 * seconds as such or in milliseconds.
 */
export function containsFact(code: string, fact: string): boolean {
  if (!/^[\d.]+( s)?$/.test(fact)) return fact.split(/\{[^}]*\}|\bX\b/).every((part) => code.includes(part))
  const seconds = /^([\d.]+) s$/.exec(fact)?.[1]
  if (seconds !== undefined)
    return [seconds, String(Number(seconds) * 1000)].some((number) => containsFact(code, number))
  return new RegExp(`(?<![\\d.])${fact.replace('.', '\\.')}(?!\\d)`).test(code)
}

export const isPostponed = ({ state }: Statement) => state.startsWith('later: ')
