import type { FormModeName } from '../meta/form-modes.ts'
import type { Page } from '../meta/page.ts'
import { isRecord, valueAt } from '../values.ts'

type Path = readonly (string | number)[]

/**
 * Converts a path in `pageInMode(page, mode)` to the path of the same value in the text of the page. If the
 * mode declares the value, the path is inside the mode. Other values are shared by all modes.
 */
export function sourcePath(page: Page, mode: FormModeName, path: Path): Path {
  if (path[0] === 'form' && path[1] === 'nodes') return nodePath(page, mode, path)
  if (path[0] === 'form' && path[1] === 'rules') return nodePath(page, mode, path)
  const [first, ...inForm] = path
  const ofMode = ['form', 'modes', mode, ...(first === 'form' ? inForm : path)]
  const shared = first === 'form' ? sharedPath(path) : path
  const isOfMode = valueAt(page, ofMode) !== undefined || valueAt(page, shared) === undefined
  return isOfMode && path.length > 0 ? ofMode : shared
}

/** Returns the path of an argument that all submits share. */
function sharedPath(path: Path): Path {
  if (path[1] === 'submit') return ['form', ...path.slice(2)]
  return path[1] === 'submits' && path[3] === 'args' ? ['form', ...path.slice(3)] : path
}

/**
 * Converts the indexes in a path to the indexes of the complete lists, which also contain the nodes of other
 * modes.
 */
function nodePath(page: Page, mode: FormModeName, path: Path): Path {
  let at: unknown = page
  return path.map((step) => {
    const index = Array.isArray(at) && typeof step === 'number' ? sourceIndex(at, step, mode) : step
    at = (at as Record<string | number, unknown> | undefined)?.[index]
    return index
  })
}

function sourceIndex(list: readonly unknown[], index: number, mode: FormModeName): number {
  const kept = list.flatMap((item, source) => (isKept(item, mode) ? [source] : []))
  return kept[index] ?? index
}

const isKept = (item: unknown, mode: FormModeName): boolean =>
  !isRecord(item) || !Array.isArray(item.modes) || item.modes.includes(mode)
