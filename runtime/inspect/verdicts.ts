import type { PageKind } from '#schemas'
import { isRecord } from '#schemas/values'
import { canWrite } from '../form/node-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Judged, Need, Verdict } from './explanation.ts'
import type { RawNode } from './nodes.ts'

/** Key of the rule that says in which rows a column's values are changed in their cells. */
export const EDIT_WHEN = 'editWhen'

interface VerdictParts {
  own: RawNode
  needs: readonly Need[]
  rules: readonly Judged[]
  isDrawn: boolean
  kind: PageKind
  text: Translate
}

/** What there is to know at once: is it hidden, possible, required, can it be typed into. */
export function verdictsOf(parts: VerdictParts): Verdict[] {
  const { rules, text } = parts
  const broken = rules.flatMap(({ error, at }) =>
    error ? [no(text('{{code}} at {{place}}', { code: error.code, place: at.pointer }))] : [],
  )
  const hidden = hiddenBy(parts)
  return [...broken, ...(hidden.length > 0 ? hidden : [...seen(parts), ...usable(parts)])]
}

const no = (text: string): Verdict => ({ tone: 'no', text })
const yes = (text: string): Verdict => ({ tone: 'yes', text })
const note = (text: string): Verdict => ({ tone: 'note', text })

function hiddenBy({ own, needs, rules, text }: VerdictParts): Verdict[] {
  const write = isRecord(own.requires) ? own.requires.write : undefined
  const edit = isRecord(own.edit) ? own.edit.requires : undefined
  const missing = needs.filter(({ isHeld, code }) => !isHeld && code !== write && code !== edit)
  const failing = rules.filter(({ key, holds }) => (key === 'visible' || key === 'when') && holds === false)
  return [
    ...missing.map(({ code }) => no(text('Hidden: the permission {{code}} is missing', { code }))),
    ...failing.map(({ of }) =>
      no(
        of === undefined
          ? text("Hidden: its rule isn't met")
          : text("Hidden: the rule of its parent {{title}} isn't met", { title: of }),
      ),
    ),
  ]
}

function seen({ own, isDrawn, text }: VerdictParts): Verdict[] {
  if (isDrawn) return []
  if (own.hidden === true) return [note(text('Hidden by default: choose it under Columns'))]
  return [note(text('Visible by its rules, but not on screen: collapsed, scrolled away or turned off'))]
}

function usable(parts: VerdictParts): Verdict[] {
  const { own, rules, kind, text } = parts
  if (Array.isArray(own.steps)) {
    const rule = rules.find(({ key }) => key === 'enabledWhen')
    if (rule?.error) return []
    return rule?.holds === false ? [no(text("Not available: its rule isn't met"))] : [yes(text('Available'))]
  }
  if (kind === 'list' && isRecord(own.edit)) return editVerdicts(parts)
  const isInput = own.node === 'field' && (kind === 'form' || kind === 'wizard')
  return isInput ? inputVerdicts(parts) : []
}

/** Why the value of a row can be changed in its cell, or not. */
function editVerdicts({ own, needs, rules, text }: VerdictParts): Verdict[] {
  const code = isRecord(own.edit) ? own.edit.requires : undefined
  const isMissing = needs.some((need) => need.code === code && !need.isHeld)
  const rule = rules.find(({ key }) => key === EDIT_WHEN)
  const reasons = [
    ...(isMissing
      ? [no(text('Not editable in its cell: the permission {{code}} is missing', { code: String(code) }))]
      : []),
    ...(rule?.holds === false ? [no(text("Not editable in this row: its rule isn't met"))] : []),
  ]
  if (reasons.length > 0 || rule?.error) return reasons
  return [yes(text('Editable in its cell: press Enter, F2 or double-click'))]
}

function inputVerdicts({ own, needs, rules, text }: VerdictParts): Verdict[] {
  const rule = (key: string) => rules.find((found) => found.key === key)?.holds === true
  const held = (code: string) => needs.some((need) => need.code === code && need.isHeld)
  const requires = own.requires as Parameters<typeof canWrite>[1]
  return [
    ...(own.compute === undefined ? [] : [note(text('Read-only: computed'))]),
    ...(own.readOnly === true ? [note(text('Read-only: set by the page'))] : []),
    ...(canWrite({ has: held }, requires)
      ? []
      : [no(text('Read-only: the permission to change it is missing'))]),
    ...(rule('disabled') ? [no(text('Disabled: its rule is met'))] : []),
    ...(own.required === true ? [note(text('Required: set by the page'))] : []),
    ...(rule('requiredWhen') ? [note(text('Required: its rule is met'))] : []),
  ]
}
