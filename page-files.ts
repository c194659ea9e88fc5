import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { checkPage } from '#schemas/check'
import { expandFragments, type Fragments, readFragments } from '#schemas/fragments'
import { hashPage, hashText } from '#schemas/page-hash'
import type { PageFile } from './src/pages/page-file.ts'

const PAGES = path.join(import.meta.dirname, 'schemas/pages')
const FRAGMENTS = path.join(import.meta.dirname, 'schemas/fragments')
const isPageFile = (file: string) => file.startsWith(PAGES) && file.endsWith('.page.json')
const isFragmentFile = (file: string) => file.startsWith(FRAGMENTS) && file.endsWith('.fragment.json')

/**
 * Converts `schemas/pages/bill/settle-bill-list.page.json` to `bill/settle-bill-list`, the key of the page in
 * `src/pages`.
 */
const keyOf = (file: string) =>
  path
    .relative(PAGES, file)
    .split(path.sep)
    .join('/')
    .replace(/\.page\.json$/, '')

/**
 * Returns what the browser gets for a page file: the page with its hash or, if the page is invalid, its
 * errors.
 */
export function asPageFile(file: string, text: string, fragments: Fragments): PageFile {
  const found = checkPage(text, { contracts: { operations, shapes, models }, catalog, fragments, file })
  const problems = found.filter(({ severity }) => severity === 'error')
  if (problems.length > 0) return { problems, version: hashText(text) }
  const page: Page = expandFragments(JSON.parse(text), fragments)
  return { page, version: hashPage(page) }
}

/** Returns the paths of all page files that use fragments. */
async function filesWithFragments(): Promise<string[]> {
  const names = await readdir(PAGES, { recursive: true })
  const files = names.map((name) => path.join(PAGES, name)).filter(isPageFile)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return files.filter((_, index) => /"node":\s*"fragment"/.test(texts[index] ?? ''))
}

/**
 * Returns the pages that change with an edited file: the page itself or, for a fragment, all pages with
 * fragments.
 */
export async function editedPages(file: string, text: string): Promise<[file: string, content: PageFile][]> {
  const fragments = readFragments(FRAGMENTS)
  if (isPageFile(file)) return [[file, asPageFile(file, text, fragments)]]
  const files = await filesWithFragments()
  const texts = await Promise.all(files.map((page) => readFile(page, 'utf8')))
  return files.map((page, index) => [page, asPageFile(page, texts[index] ?? '', fragments)])
}

/** Checks page files. For an invalid page, the browser gets its errors. Open screens get each edited page. */
export const pageFiles = (): Plugin => ({
  name: 'gaiwan:page-files',
  enforce: 'pre',
  async load(id) {
    if (!isPageFile(id)) return null
    return JSON.stringify(asPageFile(id, await readFile(id, 'utf8'), readFragments(FRAGMENTS)))
  },
  async hotUpdate({ file, server, type, read }) {
    const isEdited = type === 'update' && (isPageFile(file) || isFragmentFile(file))
    if (this.environment.name !== 'client' || !isEdited) return
    const { moduleGraph } = this.environment
    // Vite's `read` waits if an editor has emptied the file and not yet written the new content.
    for (const [page, content] of await editedPages(file, await read())) {
      for (const module of moduleGraph.getModulesByFile(page) ?? []) moduleGraph.invalidateModule(module)
      server.hot.send('gaiwan:page', { key: keyOf(page), file: content })
    }
    return []
  },
})
