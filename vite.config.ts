import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { formilyAlias } from './formily-alias.ts'
import { pageFiles } from './page-files.ts'

const compressible = /\.(js|css|svg|json)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Stores each built asset also as a `.br` and a `.gz` file, so that the server needn't compress each
 * response.
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
          'linkedPage',
        ],
        moduleSideEffects: [
          { test: /node_modules.typebox[/\\]/, sideEffects: false },
          { test: /node_modules.@formily.(json-schema|react)[/\\]/, sideEffects: false },
          { test: /node_modules.@rc-component[/\\]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)[/\\]/, priority: 1 },
            // Puts antd modules that many entries share into one file, instead of one file for each
            // combination of entries.
            { name: 'antd', test: /node_modules.(antd|@ant-design|@rc-component)[/\\]/, minShareCount: 6 },
          ],
        },
      },
    },
  },
})
