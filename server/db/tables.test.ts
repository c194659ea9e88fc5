import { generate, PostgresDialect } from 'kysely-codegen'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'

/** TypeScript types of number, time and jsonb columns, as pool.ts parses them. */
const typeMapping = {
  int8: 'number',
  numeric: 'number',
  date: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  jsonb: 'JsonColumn',
}

/** Columns whose TypeScript type is narrower than the type that PostgreSQL reports. */
const columns = {
  'sys_check_rule.rule_description_i18n': 'Generated<Texts>',
  'sys_check_rule.rule_name_i18n': 'Generated<Texts>',
  'sys_dict.description_i18n': 'Generated<Texts>',
  'sys_dict.dict_name_i18n': 'Generated<Texts>',
  'sys_dict_item.item_text_i18n': 'Generated<Texts>',
  'sys_permission.name_i18n': 'Generated<Texts>',
  'sys_role.description_i18n': 'Generated<Texts>',
  'sys_role.role_name_i18n': 'Generated<Texts>',
  'form_draft.values': 'JsonColumn<Record<string, unknown>> | null',
  'list_view.state': 'JsonColumn<ViewState>',
  'sys_log.outcome': "'SUCCESS' | 'FAILURE' | 'LOGOUT' | null",
  'sys_log.way': "'PASSWORD' | 'SMS' | 'CAS' | 'THIRD' | null",
  'sms_code.purpose': "'LOGIN' | 'REGISTER' | 'RESET'",
  'sys_sms.es_type': "'1' | '4' | null",
  'sys_sms.es_send_status': "'0' | '1' | '2' | null",
  'sys_sms_template.template_type': "'1' | '4'",
  'sys_sms_template.use_status': "Generated<'0' | '1'>",
  'third_login_step.step': "'AWAY' | 'BIND' | 'ENTER'",
}

// `npm run db:types` updates `tables.gen.ts`.
test('the table types match the migrated database', async () => {
  const { database, drop } = await createTestDatabase()

  const text = await generate({
    db: database.db,
    dialect: new PostgresDialect(),
    outFile: null,
    excludePattern: '{*.schema_migration,pgboss.*}',
    typeMapping,
    overrides: { columns },
    customImports: { JsonColumn: './json-column.ts', Texts: './json-column.ts', ViewState: '#schemas' },
  })
  await drop()

  await expect(text).toMatchFileSnapshot('./tables.gen.ts')
})
