import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { renderersOf } from '../renderer-parts.ts'
import { eachComparison } from './fields.ts'

/**
 * Checks that dictionaries exist. If a field has a dictionary, rules may compare the field only with values
 * of this dictionary.
 */
export function checkDictionaries(context: CheckContext) {
  const { page, options, report, places } = context
  const { dictionaries } = options
  if (!dictionaries) return
  const need = (code: unknown, path: Path, range?: { start: number; end: number }) => {
    if (typeof code !== 'string' || Object.hasOwn(dictionaries, code)) return
    const message = `Unknown dictionary "${code}".`
    report({
      code: 'E222',
      path,
      ...(range && { range }),
      message,
      written: code,
      known: Object.keys(dictionaries),
    })
  }
  for (const [name, source] of Object.entries(page.data ?? {})) {
    if ('dict' in source) need(source.dict, ['data', name, 'dict'])
  }
  for (const { props, path } of renderersOf(page, options.contracts))
    need(props?.dict, [...path, 'props', 'dict'])
  for (const { place, reports } of places) {
    for (const { report: found, start } of reports) {
      for (const { code, range } of found.dictionaries) {
        need(code, place.path, { start: start + range.start, end: start + range.end })
      }
    }
  }
  checkRuleValues(context, dictionaries)
}

const compared = new Set(['eq', 'ne', 'in', 'nin'])

function checkRuleValues(
  { places, report }: CheckContext,
  dictionaries: Readonly<Record<string, readonly string[]>>,
) {
  for (const { place } of places) {
    if (place.kind !== 'rule') continue
    eachComparison(place.condition, place.path, (field, path, { op, value }) => {
      const shape = place.owner?.fields[field] as { 'x-dict'?: string } | undefined
      const known = dictionaries[shape?.['x-dict'] ?? '']
      if (!known || !compared.has(op)) return
      const at = [...path.slice(0, -1), 'value']
      for (const [item, itemPath] of itemsOf(value, at)) {
        if (typeof item !== 'string' || known.includes(item)) continue
        const message = `The dictionary of "${field}" has no value "${item}". Values: ${known.join(', ')}.`
        report({ code: 'E227', path: itemPath, message, written: item, known })
      }
    })
  }
}

const itemsOf = (value: unknown, path: Path): [unknown, Path][] =>
  Array.isArray(value) ? value.map((item, index) => [item, [...path, index]]) : [[value, path]]
