import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { checkPage } from '#schemas/check'
import { hashPage, hashText } from '#schemas/page-hash'
import { formilyAlias } from './formily-alias.ts'
import type { PageFile } from './src/pages/page-file.ts'

const PAGES = path.join(import.meta.dirname, 'schemas/pages')
const isPageFile = (file: string) => file.startsWith(PAGES) && file.endsWith('.page.json')

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

/** Content of a page file for the browser: the page with its hash, or its errors. */
function asPageFile(file: string, text: string): PageFile {
  const found = checkPage(text, { contracts: { operations, shapes, models }, catalog, file })
  const problems = found.filter(({ severity }) => severity === 'error')
  if (problems.length > 0) return { problems, version: hashText(text) }
  const page: Page = JSON.parse(text)
  return { page, version: hashPage(page) }
}

/** Checks page files and serves an invalid page as its errors. Sends edited page files to open screens. */
const pageFiles = (): Plugin => ({
  name: 'gaiwan:page-files',
  enforce: 'pre',
  async load(id) {
    return isPageFile(id) ? JSON.stringify(asPageFile(id, await readFile(id, 'utf8'))) : null
  },
  async hotUpdate({ file, server, type, modules, read }) {
    if (this.environment.name !== 'client' || !isPageFile(file) || type !== 'update') return
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
    // Vite's `read` waits if an editor has emptied the file and not yet written the new content.
    server.hot.send('gaiwan:page', { key: keyOf(file), file: asPageFile(file, await read()) })
    return []
  },
})

const compressible = /\.(js|css|svg|json)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses the built assets to `.br` and `.gz` files, so that the server doesn't compress each response.
 */
const compressedFiles = (): Plugin => ({
  name: 'gaiwan:compressed-files',
  apply: 'build',
  async writeBundle({ dir = 'dist/web' }) {
    const files = await readdir(path.join(dir, 'assets'), { recursive: true })
    for (const name of files.filter((file) => compressible.test(file))) {
      const file = path.join(dir, 'assets', name)
      const text = await readFile(file)
      const [br, gz] = await Promise.all([
        brotli(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
        zip(text, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }
  },
})

export default defineConfig({
  resolve: { alias: formilyAlias },
  plugins: [pageFiles(), react(), compressedFiles()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Removes the settings schemas of renderers, which only the generated catalog uses. The bundle
      // therefore contains no TypeBox.
      treeshake: {
        manualPureFunctions: [
          'Type',
          'strictObject',
          'defineStep',
          'stringEnum',
          'argumentName',
          'fileTypes',
        ],
        moduleSideEffects: [
          { test: /node_modules.typebox[/\\]/, sideEffects: false },
          { test: /node_modules.@formily.json-schema[/\\]/, sideEffects: false },
          { test: /node_modules.@rc-component[/\\]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)[/\\]/, priority: 1 },
            // Puts antd modules that many entries share into one file, not one for each combination of
            // entries.
            { name: 'antd', test: /node_modules.(antd|@ant-design|@rc-component)[/\\]/, minShareCount: 6 },
          ],
        },
      },
    },
  },
})
