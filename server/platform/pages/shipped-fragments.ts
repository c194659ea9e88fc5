import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Fragments, readFragments } from '#schemas/fragments'

/**
 * Possible folders of the shipped fragments: `fragments` next to `main.js` in the built server,
 * `schemas/fragments` in the sources.
 */
const folders = ['./fragments/', '../../../schemas/fragments/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

let shipped: Fragments | undefined

/** Returns the shipped fragments by id. The files are read only on the first call. */
export function readShippedFragments(): Fragments {
  shipped ??= readFragments(folders.find((path) => existsSync(path)) ?? '')
  return shipped
}
