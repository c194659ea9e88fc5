import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import viteConfig from '../../vite.config.ts'
import type { Row } from './table.ts'

const LIMIT = 130
const ENTRY = '\0checker-entry'

const brotli = promisify(brotliCompress)

/** Bundles the checker as a worker would load it, and measures the size of the bundle in KiB after brotli. */
export async function benchCheckerSize(): Promise<Row[]> {
  const { treeshake } = viteConfig.build?.rolldownOptions ?? {}
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'checker-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `import { checkPage } from '${process.cwd()}/schemas/check.ts'
               self.onmessage = ({ data }) => self.postMessage(checkPage(data.text, data.options))`
            : undefined,
      },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: ENTRY, treeshake } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The bundler returned no output.')
  const [chunk] = output.output
  const size = (await brotli(chunk.code)).length / 1024
  return [
    {
      what: `the checker as a bundle, with brotli (≤ ${LIMIT} KiB)`,
      measured: `${size.toFixed(0)} KiB`,
      against: `limit ${LIMIT} KiB`,
      ratio: (size / LIMIT).toFixed(2),
    },
  ]
}
