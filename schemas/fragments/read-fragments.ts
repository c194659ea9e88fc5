import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fragment } from '../meta/fragment.ts'
import { isRecord } from '../values.ts'
import type { Fragments } from './expand-fragments.ts'

/**
 * Lists the fragment files of a folder in alphabetical order. If the folder doesn't exist, the list is empty.
 */
export const fragmentFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.fragment.json'))
        .sort()
        .map((file) => join(folder, file))
    : []

/**
 * Reads the fragments of a folder, by id. A file without an id or nodes is left out, because the check of
 * this file reports the error. The nodes of a fragment are checked in the pages that use the fragment.
 */
export const readFragments = (folder: string): Fragments =>
  Object.fromEntries(
    fragmentFiles(folder).flatMap((file) => {
      const fragment = parseFragment(readFileSync(file, 'utf8'))
      return fragment ? [[fragment.id, fragment]] : []
    }),
  )

function parseFragment(text: string): Fragment | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isFragment = isRecord(value) && typeof value.id === 'string' && Array.isArray(value.nodes)
    return isFragment ? (value as unknown as Fragment) : undefined
  } catch {
    return undefined
  }
}
