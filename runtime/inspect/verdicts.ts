import type { PageKind } from '#schemas'
import { isRecord } from '#schemas/values'
import { canWrite } from '../form/node-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { EvaluatedRule, Requirement, Verdict } from './explanation.ts'
import type { RawNode } from './nodes.ts'

/** Key of the rule that decides whether a column's values can be edited in the table. */
export const EDIT_WHEN = 'editWhen'

interface VerdictParts {
  own: RawNode
  requirements: readonly Requirement[]
  rules: readonly EvaluatedRule[]
  isDrawn: boolean
  kind: PageKind
  text: Translate
}

/** Short statements about a node, such as hidden, enabled, required or editable. */
export function verdictsOf(parts: VerdictParts): Verdict[] {
  const { rules, text } = parts
  const broken = rules.flatMap(({ error, at }) =>
    error ? [bad(text('{{code}} at {{place}}', { code: error.code, place: at.pointer }))] : [],
  )
  const hidden = hiddenBy(parts)
  return [...broken, ...(hidden.length > 0 ? hidden : [...drawnVerdicts(parts), ...usableVerdicts(parts)])]
}

const bad = (text: string): Verdict => ({ tone: 'no', text })
const good = (text: string): Verdict => ({ tone: 'yes', text })
const note = (text: string): Verdict => ({ tone: 'note', text })

function hiddenBy({ own, requirements, rules, text }: VerdictParts): Verdict[] {
  const write = isRecord(own.requires) ? own.requires.write : undefined
  const edit = isRecord(own.edit) ? own.edit.requires : undefined
  const missing = requirements.filter(({ isHeld, code }) => !isHeld && code !== write && code !== edit)
  const failing = rules.filter(({ key, isMet }) => (key === 'visible' || key === 'when') && isMet === false)
  return [
    ...missing.map(({ code }) => bad(text('Hidden: the permission {{code}} is missing', { code }))),
    ...failing.map(({ of }) =>
      bad(
        of === undefined
          ? text("Hidden: its rule isn't met")
          : text("Hidden: the rule of its parent {{title}} isn't met", { title: of }),
      ),
    ),
  ]
}

function drawnVerdicts({ own, isDrawn, text }: VerdictParts): Verdict[] {
  if (isDrawn) return []
  if (own.hidden === true) return [note(text('Hidden by default: choose it under Columns'))]
  return [note(text('Visible by its rules, but not on screen: collapsed, scrolled away or turned off'))]
}

function usableVerdicts(parts: VerdictParts): Verdict[] {
  const { own, rules, kind, text } = parts
  if (Array.isArray(own.steps)) {
    const rule = rules.find(({ key }) => key === 'enabledWhen')
    if (rule?.error) return []
    return rule?.isMet === false
      ? [bad(text("Not available: its rule isn't met"))]
      : [good(text('Available'))]
  }
  if (kind === 'list' && isRecord(own.edit)) return editVerdicts(parts)
  const isInput = own.node === 'field' && (kind === 'form' || kind === 'wizard')
  return isInput ? inputVerdicts(parts) : []
}

/** Explains why the user can or can't edit a row's value in the table. */
function editVerdicts({ own, requirements, rules, text }: VerdictParts): Verdict[] {
  const code = isRecord(own.edit) ? own.edit.requires : undefined
  const isMissing = requirements.some((found) => found.code === code && !found.isHeld)
  const rule = rules.find(({ key }) => key === EDIT_WHEN)
  const reasons = [
    ...(isMissing
      ? [bad(text('Not editable in its cell: the permission {{code}} is missing', { code: String(code) }))]
      : []),
    ...(rule?.isMet === false ? [bad(text("Not editable in this row: its rule isn't met"))] : []),
  ]
  if (reasons.length > 0 || rule?.error) return reasons
  return [good(text('Editable in its cell: press Enter, F2 or double-click'))]
}

function inputVerdicts({ own, requirements, rules, text }: VerdictParts): Verdict[] {
  const rule = (key: string) => rules.find((found) => found.key === key)?.isMet === true
  const held = (code: string) => requirements.some((found) => found.code === code && found.isHeld)
  const requires = own.requires as Parameters<typeof canWrite>[1]
  return [
    ...(own.compute === undefined ? [] : [note(text('Read-only: computed'))]),
    ...(own.readOnly === true ? [note(text('Read-only: set by the page'))] : []),
    ...(canWrite({ has: held }, requires)
      ? []
      : [bad(text('Read-only: the permission to change it is missing'))]),
    ...(rule('disabled') ? [bad(text('Disabled: its rule is met'))] : []),
    ...(own.required === true ? [note(text('Required: set by the page'))] : []),
    ...(rule('requiredWhen') ? [note(text('Required: its rule is met'))] : []),
  ]
}
