import path from 'node:path'
import { afterAll, vi } from 'vitest'

/** A module in the module cache of Vitest. */
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
/**
 * Folders whose modules each test file loads again: `src/`, and `tests/`, whose modules import modules of
 * `src/`.
 */
const reloadedFolders = ['src', 'tests'].map((layer) => path.join(project, layer) + path.sep)
const { idToModuleMap } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__
  .evaluatedModules

/**
 * Each test file loads the modules of `src/` again, because they have state in their stores. The modules of
 * all other layers have no state. All test files of a worker share these modules, since it would take long to
 * load them for each file. `vi.resetModules` isn't used, because it would reset every layer.
 */
for (const [id, module] of idToModuleMap) {
  module.importers.clear()
  if (id !== import.meta.filename && reloadedFolders.some((folder) => id.startsWith(folder)))
    Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
}

// Without this call, the next test file of the worker would get the stubbed globals.
afterAll(() => {
  vi.unstubAllGlobals()
})
