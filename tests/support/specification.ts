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
  .map(([id = '', , state = '', proofs = '']) => ({
    id,
    state,
    proofs: proofs === '' ? [] : proofs.split('<br>').map(proofOf),
  }))

export const isPostponed = ({ state }: Statement) => state.startsWith('later: ')
