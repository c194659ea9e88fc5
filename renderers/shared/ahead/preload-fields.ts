import type { Registry } from '#runtime'
import type { FormNode } from '#schemas'
import { preload } from '../lazy-view.tsx'

/** Reads the inputs of a form's fields, each once, wherever they stand in it. */
export function preloadFields({ fields }: Registry, nodes: readonly FormNode[]): void {
  for (const name of new Set(componentsIn(nodes)))
    if (fields.has(name)) void preload(fields.get(name).Component)
}

function* componentsIn(within: unknown): Generator<string> {
  if (typeof within !== 'object' || within === null) return
  if ('component' in within && typeof within.component === 'string') yield within.component
  for (const below of Object.values(within)) yield* componentsIn(below)
}
