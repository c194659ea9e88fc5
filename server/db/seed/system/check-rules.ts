import type { PoolClient } from 'pg'
import { checkRules } from '#schemas'
import { insertMissing } from './insert.ts'
import { seedId } from './seed-id.ts'
import { addTranslations, textColumns, toI18n } from './texts.ts'

/** Adds missing check rules, and adds translations to check rules of an older version. */
export async function seedCheckRules(client: PoolClient): Promise<void> {
  await insertMissing(
    client,
    'sys_check_rule',
    checkRules.map(({ code, name, description, parts }) => ({
      id: seedId('check-rule', code),
      rule_code: code,
      ...textColumns('rule_name', name),
      ...textColumns('rule_description', description),
      rule_json: JSON.stringify(
        parts.map(({ message, ...part }) => ({ ...part, message: message.zh, messages: toI18n(message) })),
      ),
      create_by: 'system',
    })),
  )
  for (const [column, field] of [
    ['rule_name', 'name'],
    ['rule_description', 'description'],
  ] as const)
    await addTranslations(
      client,
      { table: 'sys_check_rule', column },
      checkRules.map((rule) => ({ id: seedId('check-rule', rule.code), text: rule[field] })),
    )
}
