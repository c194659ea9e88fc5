import type { PoolClient } from 'pg'
import type { Titles } from '#schemas'
import type { Row } from './insert.ts'

/** Value of a column whose name ends with `_i18n`. */
export const toI18n = ({ en, zh }: Titles) => ({ 'en-US': en, 'zh-CN': zh })

/**
 * Values of the two columns of a text. The column itself contains the Chinese text. The column with the
 * suffix `_i18n` contains the texts of all languages.
 */
export const textColumns = (column: string, text: Titles): Row => ({
  [column]: text.zh,
  [`${column}_i18n`]: toI18n(text),
})

/** Translated text of a shipped row. */
export interface ShippedText {
  id: string
  text: Titles
  /** Text of an older version, if it differs from the texts of both languages. */
  once?: string
}

/** Adds translations to rows of older versions. Texts that users edited stay unchanged. */
export async function addTranslations(
  client: PoolClient,
  { table, column }: { table: string; column: string },
  texts: readonly ShippedText[],
): Promise<void> {
  const shipped = texts.map(({ id, text, once }) => ({
    id,
    zh: text.zh,
    texts: toI18n(text),
    once: once ?? text.en,
  }))
  await client.query(
    `update "${table}" t set "${column}" = s.zh, "${column}_i18n" = s.texts
     from jsonb_to_recordset($1::jsonb) as s (id text, zh text, texts jsonb, once text)
     where t.id = s.id and t."${column}_i18n" = '{}' and t."${column}" in (s.zh, s.once)`,
    [JSON.stringify(shipped)],
  )
}
