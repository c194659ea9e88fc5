import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addEntry, addImport } from './enlist.ts'
import { readNames } from './names.ts'
import { type Template, templates } from './templates.ts'

/** What was made, or why it was not. */
export type Made = { files: string[]; next: string[]; problem?: undefined } | { problem: string }

const usage = `Say what and how it is called: npm run new -- ${Object.keys(templates).join('|')} payment-method`

/** Makes a renderer from its template below `root`, and enters it into the lists. Nothing is written unless all of it can be. */
export function makeRenderer(root: string, [what = '', name = '']: readonly string[]): Made {
  if (!Object.hasOwn(templates, what)) return { problem: usage }
  const template: Template = templates[what as keyof typeof templates]
  const names = readNames(name)
  if (!names) return { problem: `"${name}" is no name: small letters and figures, parted by hyphens.` }
  const folder = template.folder(names)
  if (existsSync(path.join(root, folder))) return { problem: `${folder} is there already.` }

  const enlisted = new Map<string, string>()
  for (const { file, line, head, entry } of template.enlist(names)) {
    const source = enlisted.get(file) ?? readFileSync(path.join(root, file), 'utf8')
    enlisted.set(file, addEntry(line === undefined ? source : addImport(source, line), head, entry))
  }
  const made = Object.entries(template.files(names)).map(
    ([file, text]) => [path.posix.join(folder, file), text] as const,
  )
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [file, text] of [...made, ...enlisted]) writeFileSync(path.join(root, file), text)
  return { files: [...made.map(([file]) => file), ...enlisted.keys()], next: template.next(names) }
}
