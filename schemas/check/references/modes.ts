import { modeNamesOf } from '../../form-modes/mode-of.ts'
import type { FormModeName } from '../../meta/form-modes.ts'
import type { CheckContext } from '../context.ts'
import { formNodesOf, nodeListsOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'

/**
 * Checks that nodes and rules name existing modes of their form. Also checks that a form with the mode `edit`
 * or `view` loads a record.
 */
export function checkModes({ page, options, report }: CheckContext) {
  const known = page.kind === 'form' ? modeNamesOf(page.form.modes) : []
  const parts: { value: { modes?: readonly FormModeName[] }; path: Path }[] = [
    ...formNodesOf(page, options.contracts),
    ...nodeListsOf(page).flatMap(({ rules, rulesPath }) =>
      rules.map((value, index) => ({ value, path: [...rulesPath, index] })),
    ),
  ]
  for (const { value, path } of parts) {
    for (const [index, mode] of (value.modes ?? []).entries()) {
      if (known.includes(mode)) continue
      const message = `The form has no mode "${mode}".`
      report({ code: 'E230', path: [...path, 'modes', index], message, written: mode, known })
    }
  }
  if (page.kind !== 'form' || page.form.load !== undefined) return
  for (const mode of known.filter((name) => name !== 'add')) {
    const message = `The mode "${mode}" needs a record: set "load" to its data source.`
    report({ code: 'E221', path: ['form', 'modes', mode], part: 'key', message })
  }
}
