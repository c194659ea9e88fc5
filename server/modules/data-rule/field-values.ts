import { type DictItem, dictFieldsOf } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { type Locale, type LocalizedText, textIn } from '../../platform/http/locale.ts'
import type { RuledResource } from '../../platform/list/lists.ts'
import type { StoredRule } from '../../platform/permissions/data-rule-conditions.ts'
import { dataRuleInvalid } from '../../platform/permissions/data-rule-errors.ts'

/** True if a dictionary code is a table dictionary, such as `table,text,code`. */
const isTableDictionary = (code: string) => code.includes(',')
/**
 * Operators that compare a field with complete values. Only such values can be checked against the field's
 * dictionary.
 */
const VALUE_OPERATORS: ReadonlySet<string> = new Set(['=', '!=', 'IN'])
const VARIABLE = '#{'
const MAX_NAMES = 10

function dictionaryOf({ model }: RuledResource, field: string): string | undefined {
  const fields = dictFieldsOf(model.shape)
  const code = Object.hasOwn(fields, field) ? fields[field] : undefined
  return code === undefined || isTableDictionary(code) ? undefined : code
}

/** Reads the items of dictionaries, including inactive items, since records may contain them. */
const itemsOf = (db: Db | Tx, codes: readonly string[]) =>
  db
    .selectFrom('sys_dict_item as i')
    .innerJoin('sys_dict as d', 'd.id', 'i.dict_id')
    .select(['d.dict_code as code', 'i.item_value as value', 'i.item_text', 'i.item_text_i18n'])
    .where('d.del_flag', '=', 0)
    .where('d.dict_code', 'in', [...codes])
    .orderBy('i.sort_order')
    .orderBy('i.item_value')
    .execute()

export type FieldValues = Pick<DictItem, 'value' | 'text'>

/**
 * Reads the dictionary values of fields, with `resource.field` as key. Fields without a dictionary are left
 * out.
 */
export async function readFieldValues(
  db: Db,
  fields: readonly { resource: RuledResource; field: string }[],
  locale: Locale,
): Promise<(resource: RuledResource, field: string) => FieldValues[]> {
  const codes = fields.flatMap(({ resource, field }) => dictionaryOf(resource, field) ?? [])
  const items = codes.length > 0 ? await itemsOf(db, codes) : []
  return (resource, field) => {
    const code = dictionaryOf(resource, field)
    return items
      .filter((item) => item.code === code)
      .map(({ value, item_text, item_text_i18n }) => ({
        value,
        text: textIn(item_text_i18n, locale, item_text),
      }))
  }
}

function unknownValue(value: string, known: readonly string[]): LocalizedText {
  const names = `${known.slice(0, MAX_NAMES).join(', ')}${known.length > MAX_NAMES ? ', …' : ''}`
  return {
    en: `Unknown value "${value}". Available: ${names}`,
    zh: `不存在取值“${value}”，可用取值：${names}`,
  }
}

/** Throws if a rule compares a field with a value that isn't in the field's dictionary. */
export async function validateFieldValues(
  db: Db | Tx,
  resources: readonly RuledResource[],
  { column, condition, value }: StoredRule,
): Promise<void> {
  if (!VALUE_OPERATORS.has(condition)) return
  const codes = resources.flatMap((resource) => dictionaryOf(resource, column) ?? [])
  if (codes.length === 0) return
  const known = (await itemsOf(db, codes)).map((item) => item.value)
  const values = condition === 'IN' ? value.split(',').map((part) => part.trim()) : [value]
  const unknown = values.find((part) => !part.includes(VARIABLE) && !known.includes(part))
  if (unknown === undefined || known.length === 0) return
  const words = unknownValue(unknown, known)
  throw dataRuleInvalid(words, { fields: { ruleValue: words } })
}
