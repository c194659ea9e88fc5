import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Check } from 'typebox/value'
import { checkPage } from '../check/check-page.ts'
import { formatDiagnostic } from '../check/diagnostic.ts'
import type { CheckOptions } from '../check/options.ts'
import { pageFile } from '../check/references/file-name.ts'
import { permissionOf } from '../contracts/endpoint.ts'
import { importFormily } from '../formily/import-formily.ts'
import { PageId } from '../meta/names.ts'
import { printPage } from '../print/print-page.ts'

interface ImportCommand {
  args: readonly string[]
  root: string
  options: Omit<CheckOptions, 'file'>
  print: (line: string) => void
}

export const importUsage = 'npm run schema -- import <file> --id area/Name --op area.verb [--title "…"]'

const isPageId = (id: string | undefined): id is string => id !== undefined && Check(PageId, id)

const parts = (count: number) => (count === 1 ? '1 part was' : `${count} parts were`)

/**
 * Converts a Formily schema to a page file, and prints the parts of the schema that the import leaves out.
 * Returns the exit code, which is 1 if no page is created or if the page has errors.
 */
export async function importPage({ args, root, options, print }: ImportCommand): Promise<number> {
  const [file] = args
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const [id, op] = [flag('--id'), flag('--op')]
  if (file === undefined || file.startsWith('--') || !isPageId(id) || op === undefined) {
    print(
      `${importUsage}\n--id is the menu's component path, --op the operation that receives the form's values.`,
    )
    return 1
  }
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    print(`${file}: there is no such file, or it can't be read.`)
    return 1
  }
  const result = importFormily(text, {
    id,
    op,
    requires: permissionOf(options.contracts.operations[op]),
    title: flag('--title') ?? id.split('/').at(-1) ?? id,
  })
  if ('problems' in result) {
    for (const { line, column, message } of result.problems) print(`${file}:${line}:${column} ${message}`)
    return 1
  }
  for (const { line, column, message } of result.omissions)
    print(`${file}:${line}:${column} not imported: ${message}`)
  const target = join(root, 'schemas/pages', pageFile(id))
  const shown = relative(process.cwd(), target)
  const depth = id.split('/').length
  const page = printPage({ $schema: `${'../'.repeat(depth)}page.schema.json`, ...result.page })
  await mkdir(dirname(target), { recursive: true })
  const isNew = await writeFile(target, page, { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  if (!isNew) {
    print(`${shown} already exists. Choose another id or delete the file.`)
    return 1
  }
  print(`Wrote ${shown}; ${parts(result.omissions.length)} not imported. Diagnostics of the page:`)
  const diagnostics = checkPage(page, { ...options, file: target })
  for (const diagnostic of diagnostics) print(formatDiagnostic(shown, diagnostic))
  if (diagnostics.length === 0) print('No problems.')
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}
