import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** One entry of Vite's manifest. */
interface ManifestChunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/** The modules a first load takes, by their sources; Chinese texts are not among them, English needs none. */
const VISITORS = ['index.html', 'src/views/visitor/visitor-app.tsx']
const LOGIN = [...VISITORS, 'src/views/login/login-page.tsx']
const LIST_PAGE = [
  'index.html',
  'src/app/application.tsx',
  'renderers/pages/list/list-page.tsx',
  'renderers/pages/list/views/views-button.tsx',
  'renderers/pages/list/file-tools.tsx',
  'renderers/pages/list/totals/totals-row.tsx',
  'src/notices/watch-notices.ts',
  'schemas/pages/bill/settle-bill-list.page.json',
]

/** Limits in bytes of JS and CSS, brotli; the list page's is of everything it fetches but data. */
export const LOGIN_LIMIT = 80 * 1024
export const LIST_PAGE_LIMIT = 360 * 1024

export interface ByteReport {
  /** Bytes, brotli, by file. */
  files: ReadonlyMap<string, number>
  total: number
}

/** Reads what the build says it wrote. */
export async function readManifest(webDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(webDir, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Files that these manifest keys fetch by themselves: with their static imports and styles. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const key of keys) visit(key)
  return files
}

async function measure(webDir: string, files: Iterable<string>): Promise<ByteReport> {
  const sized = await Promise.all(
    [...files].map(async (file) => [file, await brotliSize(path.join(webDir, file))] as const),
  )
  return { files: new Map(sized), total: sized.reduce((sum, [, bytes]) => sum + bytes, 0) }
}

async function brotliSize(file: string): Promise<number> {
  const text = await readFile(file)
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** What the login page's first load weighs. */
export async function measureLogin(webDir: string): Promise<ByteReport> {
  return measure(webDir, filesOf(await readManifest(webDir), LOGIN))
}

/** What `/bill/settleBill` weighs when it is the first page opened. */
export async function measureListPage(webDir: string): Promise<ByteReport> {
  return measure(webDir, filesOf(await readManifest(webDir), LIST_PAGE))
}

/** The npm packages in the first load of a page for people who have not signed in. */
export async function visitorPackages(webDir: string, page: string): Promise<string[]> {
  const lists = JSON.parse(await readFile(path.join(webDir, '.vite/packages.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const files = filesOf(await readManifest(webDir), [...VISITORS, page])
  return [...new Set([...files].flatMap((file) => lists[file] ?? []))].sort()
}

/** Chunks that wait for each other: one of them would run before what it needs is there. */
export function chunkCycles(manifest: Manifest): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const visit = (key: string, trail: readonly string[]) => {
    const start = trail.indexOf(key)
    if (start >= 0) cycles.push([...trail.slice(start), key])
    if (start >= 0 || done.has(key)) return
    for (const each of manifest[key]?.imports ?? []) visit(each, [...trail, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return cycles
}
