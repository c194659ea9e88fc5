import { freeDataKeys } from '../../meta/free-data-keys.ts'
import type { CheckContext } from '../context.ts'
import { type Path, toPointer } from '../page-text.ts'
import { actionPlaces, actionsOf, mainSource, stepsOf } from '../parts.ts'

/** Checks that ids are unique, and that the actions and data sources to which the page refers exist. */
export function checkIds(context: CheckContext) {
  checkUnique(context)
  checkActions(context)
  checkSources(context)
}

function checkUnique({ page, report }: CheckContext) {
  const first = new Map<string, Path>()
  eachId(page, [], (id, path) => {
    const before = first.get(id)
    if (!before) first.set(id, path)
    else {
      const message = `The id "${id}" is already used at ${toPointer(before)}.`
      report({ code: 'E226', path, message })
    }
  })
}

function eachId(value: unknown, path: Path, visit: (id: string, path: Path) => void) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    if (key === 'id' && path.length > 0 && typeof part === 'string') visit(part, at)
    else if (!freeDataKeys.has(key)) eachId(part, at, visit)
  }
}

function checkActions({ page, report }: CheckContext) {
  const named = actionPlaces(page)
  const known = actionsOf(page).map(({ value }) => value.id)
  for (const { value, path } of named) {
    if (known.includes(value)) continue
    report({ code: 'E225', path, message: `The page has no action "${value}".`, written: value, known })
  }
  const used = new Set(named.map(({ value }) => value))
  for (const { value, path } of actionsOf(page)) {
    if (used.has(value.id)) continue
    report({ code: 'W303', path: [...path, 'id'], message: `The action "${value.id}" is not used.` })
  }
}

function checkSources({ page, report }: CheckContext) {
  const known = Object.keys(page.data ?? {})
  const need = (name: string, path: Path) => {
    if (known.includes(name)) return
    report({ code: 'E221', path, message: `The page has no data source "${name}".`, written: name, known })
  }
  const main = mainSource(page)
  if (main !== undefined) need(main, page.kind === 'list' ? ['list', 'rows'] : [page.kind, 'load'])
  for (const { value, path } of stepsOf(page)) {
    if (value.do !== 'refresh') continue
    for (const [index, name] of (value.data ?? []).entries()) need(name, [...path, 'data', index])
  }
}
