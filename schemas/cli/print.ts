import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { canonicalFileText } from '../print/canonical-text.ts'

interface PrintCommand {
  files: readonly string[]
  /** True if files that aren't canonical are only reported, not rewritten. */
  onlyCheck: boolean
  print: (line: string) => void
}

export const printUsage = `npm run schema -- print [files…] [--check]
                                      rewrites files of pages and fragments in canonical form, or tells which are not in it`

/** Message for a file that is not canonical. */
export const notCanonical = (shown: string): string =>
  `${shown} is not in canonical form: run npm run schema -- print`

/** Rewrites the files of pages and fragments in canonical form. Returns the exit code. */
export async function printPages({ files, onlyCheck, print }: PrintCommand): Promise<number> {
  let failed = 0
  let written = 0
  for (const file of files) {
    const shown = relative(process.cwd(), file)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    const canonical = text === undefined ? undefined : canonicalFileText(file, text)
    if (canonical === undefined) {
      print(`${shown} can't be printed: run npm run schema -- check ${shown}`)
      failed += 1
    } else if (canonical !== text && onlyCheck) {
      print(notCanonical(shown))
      failed += 1
    } else if (canonical !== text) {
      await writeFile(file, canonical)
      print(`${shown} is written.`)
      written += 1
    }
  }
  if (failed === 0 && written === 0) print('All files are in canonical form.')
  return failed > 0 ? 1 : 0
}
