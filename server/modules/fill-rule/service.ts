import type { FillBatch, FilledCode, FillParams, TestFillRule } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { fillRuleUnknown } from './errors.ts'
import { findKind, makeCode, paramsFor, readParams } from './generators.ts'

/** User and business time of a request; `stamp` has the format `yyyyMMddHHmmss`. */
export interface CodeContext {
  user: SignedIn
  stamp: string
}

interface CodeRequest {
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
  const kind = findKind(rule.rule_class)
  return { kind, params: readParams(kind, JSON.parse(rule.rule_params)) }
}

async function draw(tx: Tx, { ruleCode, form }: CodeRequest, { user, stamp }: CodeContext): Promise<string> {
  const { kind, params } = await ruleOf(tx, ruleCode)
  return makeCode(kind, params, { db: tx, numberTx: tx, ruleCode, form, user, stamp })
}

/**
 * Maximum length of the subject id in an audit row. A longer code is cut off in the subject id; the detail of
 * the audit row contains the full code.
 */
const MAX_SUBJECT_LENGTH = 32

const drawnOf = (codes: readonly FilledCode[]): AuditEntry => ({
  action: 'fillRule.run',
  subject: { kind: 'fill_code', id: codes[0]?.ruleCode.slice(0, MAX_SUBJECT_LENGTH) ?? '' },
  detail: { codes },
})

/**
 * Reserves the next code of a rule; no other request gets the same code. The audit log records the user who
 * got the code, which explains gaps between used codes.
 */
export async function drawCode(tx: Tx, request: CodeRequest, context: CodeContext): Promise<Changed<string>> {
  const result = await draw(tx, request, context)
  return { result, audit: drawnOf([{ ruleCode: request.ruleCode, result }]) }
}

/** Reserves several codes, of one rule or of several rules. Reserves either all codes or none. */
export async function drawCodes(
  tx: Tx,
  { rules, commonFormData }: FillBatch,
  context: CodeContext,
): Promise<Changed<FilledCode[]>> {
  const result: FilledCode[] = []
  for (const { ruleCode, formData } of rules) {
    const form = formData ?? commonFormData ?? {}
    result.push({ ruleCode, result: await draw(tx, { ruleCode, form }, context) })
  }
  return { result, audit: drawnOf(result) }
}

/** Previews the next code of a rule without reserving a number. */
export async function previewCode(db: Db, ruleCode: string, { user, stamp }: CodeContext): Promise<string> {
  const { kind, params } = await ruleOf(db, ruleCode)
  return makeCode(kind, params, { db, numberTx: undefined, ruleCode, form: {}, user, stamp })
}

/** Previews the next code of a rule that isn't saved yet. */
export function tryRule(db: Db, { ruleCode, ruleClass, params }: TestFillRule, { user, stamp }: CodeContext) {
  const kind = findKind(ruleClass ?? '')
  const settings = readParams(kind, paramsFor(kind, params ?? {}))
  return makeCode(kind, settings, {
    db,
    numberTx: undefined,
    ruleCode: ruleCode ?? '',
    form: {},
    user,
    stamp,
  })
}
