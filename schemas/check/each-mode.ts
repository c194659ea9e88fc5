import { modeNamesOf } from '../form-modes/mode-of.ts'
import { hasModes, pageInMode } from '../form-modes/page-in-mode.ts'
import { sourcePath } from '../form-modes/source-path.ts'
import type { Page } from '../meta/page.ts'
import { type Path, toPointer } from './page-text.ts'

interface Found {
  code: string
  path: Path
}

/**
 * Calls `collect` with a page, or with each mode of a form, and returns all entries. Entries with the same
 * code and path are listed once, because modes share most nodes. Paths refer to the page's text.
 */
export function eachMode<Entry extends Found>(page: Page, collect: (drawn: Page) => Entry[]): Entry[] {
  if (!hasModes(page)) return collect(page)
  const known = new Set<string>()
  return modeNamesOf(page.form.modes).flatMap((mode) => {
    const entries = collect(pageInMode(page, mode))
      .map((entry) => ({ ...entry, path: sourcePath(page, mode, entry.path) }))
      .filter((entry) => !known.has(keyOf(entry)))
    for (const entry of entries) known.add(keyOf(entry))
    return entries
  })
}

const keyOf = ({ code, path }: Found) => `${code} ${toPointer(path)}`
