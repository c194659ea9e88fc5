import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An English text that users can see, with its Chinese translation and the file of both. */
export interface Wording {
  english: string
  chinese: string
  file: string
}

const root = path.join(import.meta.dirname, '../..')

interface Source {
  file: string
  text: string
}

/** Reads all files with this ending in a folder and its sub-folders. Leaves out tests. */
const filesIn = (folder: string, ending: string): Source[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/\.(?:test|fixture)\.ts$/.test(file))
    .map((file) => path.posix.join(folder, file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const pairs = (catalogue: Readonly<Record<string, string>>, file: string): Wording[] =>
  Object.entries(catalogue).map(([english, chinese]) => ({ english, chinese, file }))

const catalogueTexts = (): Wording[] =>
  filesIn('src/locales/zh-CN', '.json').flatMap(({ file, text }) => pairs(JSON.parse(text), file))

const pageTexts = (): Wording[] =>
  [...filesIn('schemas/pages', '.page.json'), ...filesIn('schemas/fragments', '.fragment.json')].flatMap(
    ({ file, text }) => pairs(JSON.parse(text).locales?.['zh-CN'] ?? {}, file),
  )

const unescaped = (literal: string) => literal.replace(/\\(.)/g, '$1')
const LITERAL = String.raw`(?:\([^()]*\)\s*=>\s*)?(['"\`])((?:\\.|(?!\N).)*)\N`
const literal = (group: number) => LITERAL.replaceAll(String.raw`\N`, `\\${group}`)
const BOTH = new RegExp(String.raw`\ben:\s*${literal(1)},\s*zh:\s*${literal(3)}`, 'gs')
const ITEM = new RegExp(String.raw`\bitem\('[^']*',\s*${literal(1)},\s*${literal(3)}`, 'gs')

/**
 * Lists the texts in the sources of the server and of the contracts: pairs such as `en: '…', zh: '…'`, and
 * dictionary items.
 */
const sourceTexts = (): Wording[] =>
  [...filesIn('server', '.ts'), ...filesIn('schemas/contracts', '.ts')].flatMap(({ file, text }) =>
    [...text.matchAll(BOTH), ...text.matchAll(ITEM)].map(([, , english = '', , chinese = '']) => ({
      english: unescaped(english),
      chinese: unescaped(chinese),
      file,
    })),
  )

/** Returns the TypeScript sources of a folder, without tests. */
export const sourcesIn = (folder: string): Source[] => filesIn(folder, '.ts')

/** Lists the texts of the catalogues, the pages, the server and the contracts. */
export const wordings = (): Wording[] => [...catalogueTexts(), ...pageTexts(), ...sourceTexts()]
