import type { PoolClient } from 'pg'
import { checkRules } from '../data/check-rules.ts'
import { toI18n } from './dictionaries.ts'
import { insertMissing } from './insert.ts'
import { seedId } from './seed-id.ts'

/** Adds the check rules that are missing. */
export async function seedCheckRules(client: PoolClient): Promise<void> {
  await insertMissing(
    client,
    'sys_check_rule',
    checkRules.map(({ code, name, description, parts }) => ({
      id: seedId('check-rule', code),
      rule_name: name,
      rule_code: code,
      rule_json: JSON.stringify(
        parts.map(({ message, ...part }) => ({ ...part, message: message.zh, messages: toI18n(message) })),
      ),
      rule_description: description,
      create_by: 'system',
    })),
  )
}
