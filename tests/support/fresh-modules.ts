import path from 'node:path'
import { afterAll, vi } from 'vitest'

/** A module in the cache of Vitest's runner. */
interface CachedModule {
  importers: Set<string>
  promise: unknown
  exports: unknown
  evaluated: boolean
}
interface Worker {
  evaluatedModules: { idToModuleMap: Map<string, CachedModule> }
}

const project = path.resolve(import.meta.dirname, '../..')
/** The shell, and the support modules that import it. */
const reloadedFolders = ['src', 'tests'].map((layer) => path.join(project, layer) + path.sep)
const { idToModuleMap } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__
  .evaluatedModules

/**
 * Test files of a worker share the modules of the layers below the shell, which keep no state. Loading them
 * for each file would take much of the time. The shell has stores, so each file loads it again.
 * `vi.resetModules` would reset every layer.
 */
for (const [id, module] of idToModuleMap) {
  module.importers.clear()
  if (id !== import.meta.filename && reloadedFolders.some((folder) => id.startsWith(folder)))
    Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
}

// Otherwise the next test file of the worker would get the stubbed globals.
afterAll(() => {
  vi.unstubAllGlobals()
})
