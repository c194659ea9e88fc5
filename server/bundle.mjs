// Bundles server/main.ts into the folder given as argument; npm packages stay in node_modules. This script has its own
// process, because a bundler in the server's process would keep some 300 MB.
import path from 'node:path'
import { build } from 'rolldown'

const root = path.resolve(import.meta.dirname, '..')
const isOurs = (id) => id.startsWith('.') || id.startsWith('#') || path.isAbsolute(id)

await build({
  input: path.join(root, 'server/main.ts'),
  cwd: root,
  platform: 'node',
  external: (id) => !isOurs(id),
  logLevel: 'warn',
  output: {
    file: path.join(process.argv[2], 'main.js'),
    format: 'esm',
    sourcemap: true,
    codeSplitting: false,
  },
})
