import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readNames } from './names.ts'
import { type Template, templates } from './templates.ts'

/** Created files and next steps, or the reason why nothing was created. */
export type MakeResult = { files: string[]; next: string[]; problem?: undefined } | { problem: string }

const usage = `Say what and how it is called: npm run new -- ${Object.keys(templates).join('|')} payment-method, or npm run new -- area tea 茶叶`

/**
 * Creates the files of a renderer from a template, in the folder `root`. After that, `npm run renderers` adds
 * the renderer to the generated lists.
 */
export function makeRenderer(root: string, [what = '', name = '']: readonly string[]): MakeResult {
  if (!Object.hasOwn(templates, what)) return { problem: usage }
  const template: Template = templates[what as keyof typeof templates]
  const names = readNames(name)
  if (!names) return { problem: `"${name}" is no name: small letters and figures, parted by hyphens.` }
  const files = Object.entries(template.files(names))
  const existingFile = files.find(([file]) => existsSync(path.join(root, file)))
  if (existingFile) return { problem: `${existingFile[0]} is there already.` }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { files: files.map(([file]) => file), next: template.next(names) }
}
