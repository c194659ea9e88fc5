import path from 'node:path'
import { afterAll, vi } from 'vitest'

/** A module as Vitest's runner keeps it. */
interface KeptModule {
  importers: Set<string>
  promise: unknown
  exports: unknown
  evaluated: boolean
}
interface Worker {
  evaluatedModules: { idToModuleMap: Map<string, KeptModule> }
}

const project = path.resolve(import.meta.dirname, '../..')
/** The shell, and the support modules that import it. */
const fresh = ['src', 'tests'].map((layer) => path.join(project, layer) + path.sep)
const { idToModuleMap } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__
  .evaluatedModules

/**
 * Test files of a worker share the layers below the shell, whose modules keep no state: loading them for each file
 * takes much of the time. The shell has stores, so each file loads it anew. `vi.resetModules` resets every layer.
 */
for (const [id, module] of idToModuleMap) {
  module.importers.clear()
  if (id !== import.meta.filename && fresh.some((folder) => id.startsWith(folder)))
    Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
}

// A worker keeps its globals for the next file.
afterAll(() => {
  vi.unstubAllGlobals()
})
