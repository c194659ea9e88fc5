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
 * Collects entries from a page, or from each mode of a form, with paths in the page's text. Entries with the
 * same code and path are listed once, because modes share most nodes.
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
