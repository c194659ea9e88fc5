import type { FillBatch, FilledCode, FillParams, TestFillRule } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { fillRuleUnknown } from './errors.ts'
import { kindNamed, makeCode, paramsFor, readParams } from './generators.ts'

/** User and business time as `yyyyMMddHHmmss`. */
export interface FillingFor {
  user: SignedIn
  stamp: string
}

interface Wanted {
  ruleCode: string
  form: Readonly<Record<string, unknown>>
}

async function ruleOf(db: Db | Tx, ruleCode: string): Promise<{ kind: string; params: FillParams }> {
  const rule = await db
    .selectFrom('sys_fill_rule')
    .select(['rule_class', 'rule_params'])
    .where('rule_code', '=', ruleCode)
    .executeTakeFirst()
  if (!rule) throw fillRuleUnknown({ code: ruleCode.slice(0, 100) })
  const kind = kindNamed(rule.rule_class)
  return { kind, params: readParams(kind, JSON.parse(rule.rule_params)) }
}

async function draw(tx: Tx, { ruleCode, form }: Wanted, { user, stamp }: FillingFor): Promise<string> {
  const { kind, params } = await ruleOf(tx, ruleCode)
  return makeCode(kind, params, { db: tx, draws: tx, ruleCode, form, user, stamp })
}

/** Maximum length of an audit subject; the detail has the whole code. */
const LONGEST_SUBJECT = 32

const drawnOf = (codes: readonly FilledCode[]): AuditEntry => ({
  action: 'fillRule.run',
  subject: { kind: 'fill_code', id: codes[0]?.ruleCode.slice(0, LONGEST_SUBJECT) ?? '' },
  detail: { codes },
})

/** Draws the next code of a rule, unique for all users. The audit log has its user, which explains gaps. */
export async function drawCode(tx: Tx, wanted: Wanted, by: FillingFor): Promise<Changed<string>> {
  const result = await draw(tx, wanted, by)
  return { result, audit: drawnOf([{ ruleCode: wanted.ruleCode, result }]) }
}

/** Draws codes of several rules, or several codes of a rule: all or none. */
export async function drawCodes(
  tx: Tx,
  { rules, commonFormData }: FillBatch,
  by: FillingFor,
): Promise<Changed<FilledCode[]>> {
  const result: FilledCode[] = []
  for (const { ruleCode, formData } of rules) {
    const form = formData ?? commonFormData ?? {}
    result.push({ ruleCode, result: await draw(tx, { ruleCode, form }, by) })
  }
  return { result, audit: drawnOf(result) }
}

/** Previews the code of a rule without using a number. */
export async function previewCode(db: Db, ruleCode: string, { user, stamp }: FillingFor): Promise<string> {
  const { kind, params } = await ruleOf(db, ruleCode)
  return makeCode(kind, params, { db, draws: undefined, ruleCode, form: {}, user, stamp })
}

/** Previews the code of an unsaved rule. */
export function tryRule(db: Db, { ruleCode, ruleClass, params }: TestFillRule, { user, stamp }: FillingFor) {
  const kind = kindNamed(ruleClass ?? '')
  const settings = readParams(kind, paramsFor(kind, params ?? {}))
  return makeCode(kind, settings, { db, draws: undefined, ruleCode: ruleCode ?? '', form: {}, user, stamp })
}
