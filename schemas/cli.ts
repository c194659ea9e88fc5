import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { checkFragment } from './check/check-fragment.ts'
import { checkPage } from './check/check-page.ts'
import { estimateCost, RENDER_BUDGET } from './check/cost.ts'
import { formatDiagnostic } from './check/diagnostic.ts'
import { permissionManifest } from './check/manifest.ts'
import type { CheckOptions } from './check/options.ts'
import { pagesIndex } from './check/pages-index.ts'
import { parsePage } from './check/parse-page.ts'
import { compareWithCommit } from './cli/compare-with-commit.ts'
import { importPage, importUsage } from './cli/import.ts'
import { notCanonical, printPages, printUsage } from './cli/print.ts'
import { fragmentFiles, readFragments } from './fragments/read-fragments.ts'
import { writeFragmentSchema, writePageSchema, writePageValidator } from './generate.ts'
import type { Page } from './meta/page.ts'
import { canonicalFileText, isFragmentFile } from './print/canonical-text.ts'

/** Input of a command. The caller provides the renderer catalog, the permissions and the dictionaries. */
export interface SchemaCommand {
  args: readonly string[]
  /** The repository root. */
  root: string
  options: Omit<CheckOptions, 'file' | 'pages' | 'fragments'>
  print: (line: string) => void
}

const usage = `npm run schema -- check [files…]      checks files of pages and fragments; without files all shipped ones
npm run schema -- check --against <commit> [--json]
                                      says besides what changed since then, and what breaks
npm run schema -- types [--check]     writes the page format for editors and its validator, or tells whether they are fresh
${printUsage}
${importUsage}
                                      makes a page of a Formily JSON Schema and lists what it can't take
npm run schema -- manifest            lists every permission the pages name, and what it guards
npm run schema -- cost                says what the first drawing of each page takes, about, and what makes it so`

/** Runs one command and returns the exit code of the process. */
export async function runSchemaCommand(command: SchemaCommand): Promise<number> {
  const [name, ...rest] = command.args
  if (name === 'check') return checkFiles({ ...command, args: rest })
  if (name === 'types') return writeTypes(command, rest.includes('--check'))
  if (name === 'print') return printFiles({ ...command, args: rest })
  if (name === 'import') return importShipped({ ...command, args: rest })
  if (name === 'manifest') return printManifest(command)
  if (name === 'cost') return printCost(command)
  command.print(name === undefined ? usage : `There is no command "${name}".\n${usage}`)
  return name === undefined ? 0 : 1
}

/** Lists the paths of all shipped page files, sorted. */
export async function pageFiles(root: string): Promise<string[]> {
  const folder = join(root, 'schemas/pages')
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name.endsWith('.page.json'))
    .sort()
    .map((name) => join(folder, name))
}

/** The folder of the shipped fragments. */
const fragmentsFolder = (root: string) => join(root, 'schemas/fragments')

/** Lists the paths of all shipped files: pages, then fragments. */
const shippedFiles = async (root: string) => [
  ...(await pageFiles(root)),
  ...fragmentFiles(fragmentsFolder(root)),
]

/**
 * Reads the pages that have a valid structure. Invalid pages are skipped; the command `check` reports them.
 */
async function readPages(root: string, files: readonly string[]): Promise<Page[]> {
  const fragments = readFragments(fragmentsFolder(root))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  return texts.flatMap((text) => parsePage(text, fragments) ?? [])
}

async function checkFiles(command: SchemaCommand): Promise<number> {
  const { root, print } = command
  const { files: given, ref, asJson } = readCheckArgs(command.args)
  if (ref === '') return refuse(print, 'Say which commit: --against main.')
  const shipped = await shippedFiles(root)
  const files = given.length > 0 ? given.map((file) => resolve(file)) : shipped
  const tell = asJson ? () => undefined : print
  const errors = await printDiagnostics(files, [...new Set([...shipped, ...files])], {
    ...command,
    print: tell,
  })
  if (ref === undefined) return errors > 0 ? 1 : 0
  const breaks = await compareWithCommit({ ...command, ref, asJson, pages: await readPages(root, shipped) })
  return errors > 0 || breaks !== 0 ? 1 : 0
}

/** Prints the diagnostics of each file and returns the number of errors. */
async function printDiagnostics(
  files: readonly string[],
  all: readonly string[],
  { options: given, root, print }: SchemaCommand,
): Promise<number> {
  const fragments = readFragments(fragmentsFolder(root))
  const options = { ...given, fragments, pages: pagesIndex(await readPages(root, all)) }
  const found = { error: 0, warning: 0 }
  for (const file of files) {
    const shown = relative(process.cwd(), file)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) {
      print(`${shown}: there is no such file, or it can't be read.`)
      found.error += 1
      continue
    }
    const check = isFragmentFile(file) ? checkFragment : checkPage
    for (const diagnostic of check(text, { ...options, file })) {
      print(formatDiagnostic(shown, diagnostic))
      found[diagnostic.severity] += 1
    }
    if ((canonicalFileText(file, text) ?? text) !== text) {
      print(notCanonical(shown))
      found.error += 1
    }
  }
  print(`${counts(files)} checked: ${count(found.error, 'error')}, ${count(found.warning, 'warning')}.`)
  return found.error
}

function refuse(print: SchemaCommand['print'], why: string): number {
  print(why)
  return 1
}

interface CheckArgs {
  files: readonly string[]
  /** The commit to compare with; undefined if the option is missing. */
  ref: string | undefined
  asJson: boolean
}

function readCheckArgs(args: readonly string[]): CheckArgs {
  const at = args.indexOf('--against')
  const ref = at < 0 ? undefined : (args[at + 1] ?? '')
  const files = args.filter(
    (arg, index) => arg !== '--json' && (at < 0 || (index !== at && index !== at + 1)),
  )
  return {
    files,
    ref: ref?.startsWith('--') ? '' : ref,
    asJson: ref !== undefined && args.includes('--json'),
  }
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** Returns a text with the number of pages and, if there are fragments, also their number. */
function counts(files: readonly string[]): string {
  const fragments = files.filter(isFragmentFile).length
  const pages = count(files.length - fragments, 'page')
  return fragments === 0 ? pages : `${pages} and ${count(fragments, 'fragment')}`
}

/** Returns the generated files with their up-to-date texts. */
export const generatedFiles = (root: string): { file: string; text: string }[] => [
  { file: join(root, 'schemas/page.schema.json'), text: writePageSchema() },
  { file: join(root, 'schemas/fragment.schema.json'), text: writeFragmentSchema() },
  { file: join(root, 'schemas/check/validate-page.gen.js'), text: writePageValidator() },
]

async function printFiles({ args, root, print }: SchemaCommand): Promise<number> {
  const given = args.filter((arg) => arg !== '--check').map((file) => resolve(file))
  const files = given.length > 0 ? given : await shippedFiles(root)
  return printPages({ files, onlyCheck: args.includes('--check'), print })
}

async function importShipped(command: SchemaCommand): Promise<number> {
  const fragments = readFragments(fragmentsFolder(command.root))
  const pages = pagesIndex(await readPages(command.root, await pageFiles(command.root)))
  return importPage({ ...command, options: { ...command.options, pages, fragments } })
}

async function writeTypes({ root, print }: SchemaCommand, onlyCheck: boolean): Promise<number> {
  let stale = 0
  for (const { file, text } of generatedFiles(root)) {
    const shown = relative(process.cwd(), file)
    const isFresh = (await readFile(file, 'utf8').catch(() => '')) === text
    if (isFresh) print(`${shown} is fresh.`)
    else if (onlyCheck) {
      print(`${shown} is stale: run npm run schema -- types.`)
      stale += 1
    } else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
      print(`${shown} is written.`)
    }
  }
  return stale > 0 ? 1 : 0
}

async function printManifest({ root, print }: SchemaCommand): Promise<number> {
  const pages = await readPages(root, await pageFiles(root))
  const rows = pages.flatMap((page) =>
    permissionManifest(page).map(
      ({ code, guards, id }) => `${code.padEnd(20)} ${page.id.padEnd(28)} ${guards} ${id}`,
    ),
  )
  for (const row of rows.sort()) print(row)
  return 0
}

async function printCost({ root, print }: SchemaCommand): Promise<number> {
  const pages = await readPages(root, await pageFiles(root))
  const costs = pages.map((page) => ({ page, ...estimateCost(page) }))
  for (const { page, ms, parts } of costs.sort((left, right) => right.ms - left.ms)) {
    const most = parts.slice(0, 3).map((part) => `${part.count} ${part.what} ${Math.round(part.ms)}`)
    print(`${String(ms).padStart(5)} ms  ${page.id.padEnd(32)} ${most.join(', ')}`)
  }
  print(`The budget of a page is ${RENDER_BUDGET} ms.`)
  return 0
}
