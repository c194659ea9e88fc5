import type { PageKind } from '#schemas'
import { canWrite } from '../form/node-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Judged } from './explain-input.ts'
import type { Need, Verdict } from './explanation.ts'
import { isRaw, type RawNode } from './nodes.ts'

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
  const write = isRaw(own.requires) ? own.requires.write : undefined
  const edit = isRaw(own.edit) ? own.edit.requires : undefined
  const missing = needs.filter(({ isHeld, code }) => !isHeld && code !== write && code !== edit)
  const failing = rules.filter(({ key, holds }) => (key === 'visible' || key === 'when') && holds === false)
  return [
    ...missing.map(({ code }) => no(text('Hidden: the permission {{code}} is missing', { code }))),
    ...failing.map(({ of }) =>
      no(
        of === undefined
          ? text('Hidden: its rule does not hold')
          : text('Hidden: the rule of {{title}}, in which it lies, does not hold', { title: of }),
      ),
    ),
  ]
}

function seen({ own, isDrawn, text }: VerdictParts): Verdict[] {
  if (isDrawn) return []
  if (own.hidden === true) return [note(text('Hidden at first: it is shown to whoever picks it as a column'))]
  return [note(text('Nothing forbids it, but it is not on screen: closed, scrolled away or switched off'))]
}

function usable(parts: VerdictParts): Verdict[] {
  const { own, rules, kind, text } = parts
  if (Array.isArray(own.steps)) {
    const rule = rules.find(({ key }) => key === 'enabledWhen')
    if (rule?.error) return []
    return rule?.holds === false
      ? [no(text('Not possible now: its rule does not hold'))]
      : [yes(text('Possible now'))]
  }
  if (kind === 'list' && isRaw(own.edit)) return editVerdicts(parts)
  const isInput = own.node === 'field' && (kind === 'form' || kind === 'wizard')
  return isInput ? inputVerdicts(parts) : []
}

/** Why the value of a row can be changed in its cell, or not. */
function editVerdicts({ own, needs, rules, text }: VerdictParts): Verdict[] {
  const code = isRaw(own.edit) ? own.edit.requires : undefined
  const isMissing = needs.some((need) => need.code === code && !need.isHeld)
  const rule = rules.find(({ key }) => key === EDIT_WHEN)
  const reasons = [
    ...(isMissing
      ? [no(text('Not changed in its cell: the permission {{code}} is missing', { code: String(code) }))]
      : []),
    ...(rule?.holds === false ? [no(text('Not changed in this row: its rule does not hold'))] : []),
  ]
  if (reasons.length > 0 || rule?.error) return reasons
  return [yes(text('Changed in its cell: Enter, F2 or a double click begins'))]
}

function inputVerdicts({ own, needs, rules, text }: VerdictParts): Verdict[] {
  const rule = (key: string) => rules.find((found) => found.key === key)?.holds === true
  const held = (code: string) => needs.some((need) => need.code === code && need.isHeld)
  const requires = own.requires as Parameters<typeof canWrite>[1]
  return [
    ...(own.compute === undefined ? [] : [note(text('Read-only: it is computed'))]),
    ...(own.readOnly === true ? [note(text('Read-only: the page says so'))] : []),
    ...(canWrite({ has: held }, requires)
      ? []
      : [no(text('Read-only: the permission to change it is missing'))]),
    ...(rule('disabled') ? [no(text('Disabled: its rule holds'))] : []),
    ...(own.required === true ? [note(text('Required: the page says so'))] : []),
    ...(rule('requiredWhen') ? [note(text('Required: its rule holds'))] : []),
  ]
}
