import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '#schemas'
import { parsePage } from '#schemas/check'
import { readShippedFragments } from './shipped-fragments.ts'

/**
 * Possible folders of the shipped pages: `pages` next to `main.js` in the built server, `schemas/pages` in
 * the sources.
 */
const folders = ['./pages/', '../../../schemas/pages/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

let shipped: ReadonlyMap<string, Page> | undefined

/**
 * Returns the shipped pages by id. The nodes of their fragments are already inserted. The files are read only
 * on the first call.
 */
export function readShippedPages(): ReadonlyMap<string, Page> {
  shipped ??= readPages()
  return shipped
}

function readPages(): ReadonlyMap<string, Page> {
  const folder = folders.find((path) => existsSync(path))
  if (folder === undefined) throw new Error(`no pages in ${folders.join(' or ')}`)
  const fragments = readShippedFragments()
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.page.json'))
    .flatMap((file) => parsePage(readFileSync(join(folder, file), 'utf8'), fragments) ?? [])
  return new Map(pages.map((page) => [page.id, page]))
}
