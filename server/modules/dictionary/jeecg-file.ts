import { sql } from 'kysely'
import { type NewDict, type NewDictItem, type SysDict, shapes } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { ListRow } from '../../platform/export/source.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { reportAllErrors, toValidationError } from '../../platform/http/validation.ts'
import type { ImportRow, RowImporter, RowProblem } from '../../platform/import/importer.ts'
import type { BodyOf } from '../../platform/resource/declaration.ts'
import { type Resource, type ResourceFile, withServices } from '../../platform/resource/resource.ts'
import { addRecord } from '../../platform/resource/service.ts'
import type { Services } from '../../services.ts'
import { dictItems } from './dictionary-items.ts'

const noCode: LocalizedText = {
  en: 'The first row of a dictionary has its code and name',
  zh: '字典首行须填写字典编码和字典名称',
}
const taken: LocalizedText = {
  en: 'Code already in use, possibly in the recycle bin',
  zh: '字典编码已存在（可能在回收站中）',
}
const duplicateValue: LocalizedText = { en: 'Value already in use in this dictionary', zh: '字典值不可重复' }
const itemIncomplete: LocalizedText = { en: 'An item has a text and a value', zh: '字典项须同时填写文本和值' }

const textOf = ({ values }: ImportRow, name: string): string => String(values[name] ?? '').trim()

/** Dictionary in an imported file: its first row, and the rows of its items. */
interface FileDict {
  first: ImportRow
  body: NewDict
  items: { row: ImportRow; body: Omit<NewDictItem, 'dictId'> }[]
}

const dictOf = (row: ImportRow): NewDict => ({
  dictName: textOf(row, 'dictName'),
  dictCode: textOf(row, 'dictCode'),
  description: textOf(row, 'description') || null,
})

const itemOf = (row: ImportRow): Omit<NewDictItem, 'dictId'> => ({
  itemText: textOf(row, 'itemText'),
  itemValue: textOf(row, 'itemValue'),
  description: textOf(row, 'itemDescription') || null,
  sortOrder: Number(textOf(row, 'sortOrder') || 0),
  status: Number(textOf(row, 'status') || 1),
})

const hasItem = (row: ImportRow) => textOf(row, 'itemText') !== '' || textOf(row, 'itemValue') !== ''

/**
 * Groups the rows of a file by dictionary. A row without a dictionary code belongs to the dictionary of the
 * previous row.
 */
function groupByDictionary(rows: readonly ImportRow[]): { dicts: FileDict[]; problems: RowProblem[] } {
  const found = new Map<string, FileDict>()
  const problems: RowProblem[] = []
  let code = ''
  for (const row of rows) {
    code = textOf(row, 'dictCode') || code
    const dict = found.get(code) ?? { first: row, body: dictOf(row), items: [] }
    if (code === '' || dict.body.dictName === '') problems.push({ row: row.row, column: null, words: noCode })
    found.set(code, dict)
    if (hasItem(row)) dict.items.push({ row, body: itemOf(row) })
  }
  return { dicts: [...found.values()], problems }
}

/**
 * Creates a function that validates rows. The function returns the same error messages as the operation that
 * adds one record.
 */
function shapeCheck(operation: 'dict.add' | 'dictItem.add') {
  const validate = reportAllErrors({ schema: shapes[operation]?.args ?? {}, httpPart: 'body' })
  return (row: ImportRow, body: object, cells: Readonly<Record<string, string>> = {}): RowProblem[] => {
    if (validate(body)) return []
    const { fields = {} } = toValidationError([...(validate.errors ?? [])])
    return Object.entries(fields).map(([field, words]) => ({
      row: row.row,
      column: cells[field] ?? field,
      words,
    }))
  }
}

type Dictionaries = Resource<SysDict, BodyOf<'dict'>>

/** Creates the importer of new dictionaries together with their items. */
function dictImporter(dicts: Dictionaries, services: Services): RowImporter {
  const itemResource = withServices(dictItems, services)
  const checkDict = shapeCheck('dict.add')
  const checkItem = shapeCheck('dictItem.add')

  function wrongItems({ items }: FileDict): RowProblem[] {
    const seen = new Set<string>()
    return items.flatMap(({ row, body }) => {
      if (body.itemText === '' || body.itemValue === '')
        return [
          { row: row.row, column: body.itemText === '' ? 'itemText' : 'itemValue', words: itemIncomplete },
        ]
      const isTwice = seen.has(body.itemValue)
      seen.add(body.itemValue)
      const wrong = checkItem(row, { ...body, dictId: 'x' }, { description: 'itemDescription' })
      return isTwice ? [...wrong, { row: row.row, column: 'itemValue', words: duplicateValue }] : wrong
    })
  }

  async function check(on: Db | Tx, rows: readonly ImportRow[]): Promise<RowProblem[]> {
    const { dicts: all, problems } = groupByDictionary(rows)
    const { rows: had } = await sql<{ code: string }>`select dict_code as code from sys_dict
      where dict_code = any(${all.map(({ body }) => body.dictCode)}::text[])`.execute(on)
    const codes = new Set(had.map(({ code }) => code))
    return [
      ...problems,
      ...all.flatMap((dict) => [
        ...(dict.body.dictCode === '' ? [] : checkDict(dict.first, dict.body)),
        ...(codes.has(dict.body.dictCode) ? [{ row: dict.first.row, column: 'dictCode', words: taken }] : []),
        ...wrongItems(dict),
      ]),
    ]
  }

  return {
    // There is no separate check of cells: a row belongs to the dictionary of a previous row, so all rows are
    // checked together.
    checkCells: async () => [],
    check,
    async run(tx, rows, context) {
      const problems = await check(tx, rows)
      if (problems.length > 0) return { made: [], problems }
      const made = []
      for (const { first, body, items } of groupByDictionary(rows).dicts) {
        const { result } = await addRecord(tx, dicts, body, context)
        made.push({ row: first.row, recordId: result.id, memo: {} })
        for (const { row, body: item } of items) {
          const newItem = { ...item, dictId: result.id }
          const { result: one } = await addRecord(tx, itemResource, newItem, context)
          if (row !== first) made.push({ row: row.row, recordId: one.id, memo: {} })
        }
      }
      return { made, problems: [] }
    },
  }
}

/** Creates the rows of an exported file: one for each item, and one for a dictionary without items. */
async function withItems(db: Db, rows: readonly ListRow[]): Promise<ListRow[]> {
  const items = await db
    .selectFrom('sys_dict_item')
    .select(['dict_id', 'item_text as itemText', 'item_value as itemValue', 'description as itemDescription'])
    .select(['sort_order as sortOrder', 'status'])
    .where('dict_id', 'in', [...rows.map(({ id }) => String(id)), ''])
    .orderBy('sort_order')
    .orderBy('item_value')
    .execute()
  const byDict = new Map<string, typeof items>()
  for (const item of items) byDict.set(item.dict_id, [...(byDict.get(item.dict_id) ?? []), item])
  return rows.flatMap((dict) => {
    const own = byDict.get(String(dict.id)) ?? []
    return own.length === 0 ? [dict] : own.map((item) => ({ ...dict, ...item }))
  })
}

/**
 * Export and import of dictionaries as files. A row without a dictionary code belongs to the dictionary of
 * the previous row.
 */
export const dictFile: ResourceFile<SysDict, BodyOf<'dict'>> = {
  titles: { en: 'Dictionaries', zh: '数据字典' },
  columns: {
    dictName: { zh: '字典名称', imported: 'optional' },
    dictCode: { zh: '字典编码', imported: 'optional' },
    description: '描述',
    itemText: { zh: '字典项文本', en: 'Text', aliases: ['名称'], imported: 'optional' },
    itemValue: { zh: '字典项值', en: 'Value', aliases: ['数据值'], imported: 'optional' },
    itemDescription: { zh: '字典项描述', en: 'Description of the item', imported: 'optional' },
    sortOrder: { zh: '排序', en: 'Order', imported: 'optional' },
    status: {
      zh: '状态',
      en: 'State',
      aliases: ['状态(1启用 0不启用)'],
      dict: 'dict_item_status',
      imported: 'optional',
    },
  },
  rows: withItems,
  importer: dictImporter,
}
