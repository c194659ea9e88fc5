import { fragmentPlaces } from '../fragments/expand-fragments.ts'
import type { Fragment } from '../meta/fragment.ts'
import { findingsOf } from './check-page.ts'
import { type Finding, toDiagnostic } from './context.ts'
import type { Diagnostic } from './diagnostic.ts'
import { nested } from './fragment-nodes.ts'
import { checkFragmentShape, inFragment, pageOfFragment } from './fragment-shape.ts'
import type { CheckOptions } from './options.ts'
import { readPageText } from './page-text.ts'
import { fragmentFile, isFile } from './references/file-name.ts'
import { checkIds } from './references/ids.ts'
import { checkTexts } from './references/texts.ts'
import { checkText } from './text.ts'

/**
 * Checks a fragment by itself: its text, its structure, its ids and its translations. The fields and
 * renderers of a fragment are checked in each page that uses it, because only a page has a model.
 */
export function checkFragment(text: string, options: CheckOptions): Diagnostic[] {
  const read = readPageText(text)
  const findings =
    checkText(read) ?? checkFragmentShape(read.value) ?? checkMeaning(read.value as Fragment, options)
  return findings
    .map((finding) => toDiagnostic(finding, read))
    .sort((one, other) => one.offset - other.offset)
}

function checkMeaning(fragment: Fragment, options: CheckOptions): Finding[] {
  const inner = fragmentPlaces(fragment.nodes, ['nodes']).map(
    ({ value, path }): Finding => ({ code: 'E219', path, message: nested(fragment.id, value.fragment) }),
  )
  const expected = fragmentFile(fragment.id)
  const message = `The file of fragment "${fragment.id}" must be ${expected}.`
  const named: Finding[] = isFile(options.file, expected) ? [] : [{ code: 'E271', path: ['id'], message }]
  const found = findingsOf([checkIds, checkTexts], pageOfFragment(fragment), options)
  return [
    ...inner,
    ...named,
    ...found.map((finding) => inFragment(finding, fragment)).filter(({ path }) => path.length > 0),
  ]
}
