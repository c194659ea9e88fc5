import type { SysCategory } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Crud } from '../../platform/crud/declaration.ts'
import type { ListRow } from '../../platform/export/source.ts'
import { invalidInput } from '../../platform/http/errors.ts'
import { crudImporter } from '../../platform/jeecg-file/crud-importer.ts'
import type { JeecgFile } from '../../platform/jeecg-file/declaration.ts'
import { categoryResource, TOP } from '../../records/category.ts'
import { categories } from './categories.ts'

const unknown = { en: 'No category with this code', zh: '没有该编码的分类' }

/** Adds the code of the parent to each row, since exported files refer to parents by code. */
async function codesAbove(db: Db, rows: readonly ListRow[]): Promise<ListRow[]> {
  const ids = [...new Set(rows.map(({ pid }) => String(pid)))]
  const found = await db.selectFrom('sys_category').select(['id', 'code']).where('id', 'in', ids).execute()
  const codes = new Map(found.map(({ id, code }) => [id, code]))
  return rows.map((row) => ({ ...row, pid: codes.get(String(row.pid)) ?? '' }))
}

async function idOf(tx: Tx, code: string): Promise<string> {
  const above = await tx
    .selectFrom('sys_category')
    .select('id')
    .where('code', '=', code)
    .where('del_flag', '=', 0)
    .executeTakeFirst()
  if (!above) throw invalidInput(unknown, { fields: { pid: unknown } })
  return above.id
}

type Body = Parameters<NonNullable<typeof categories.check>>[1]

/**
 * Create, update and delete rules of categories for an import, where each row refers to its parent by code.
 */
const importCrud: Crud<SysCategory, Body> = {
  ...categories,
  check: async (tx, body, before, context) => {
    const pid = body.pid ? await idOf(tx, body.pid) : TOP
    return categories.check?.(tx, { ...body, pid }, before, context)
  },
}

/** Export and import of categories as files, with the code of each parent. */
export const categoryFile: JeecgFile<SysCategory> = {
  path: '/sys/category',
  titles: { en: 'Categories', zh: '分类字典' },
  resource: categoryResource,
  access: {
    list: 'system:category:list',
    export: 'system:category:list',
    import: 'system:category:edit',
  },
  columns: [
    {
      field: 'name',
      titles: { en: 'Category', zh: '类型名称' },
      aliases: ['分类名称'],
      imported: 'required',
    },
    { field: 'code', titles: { en: 'Code', zh: '类型编码' } },
    {
      field: 'pid',
      titles: { en: 'Parent code', zh: '上级编码' },
      aliases: ['父级节点', '上级分类编码'],
      imported: 'optional',
    },
  ],
  rows: codesAbove,
  importer: crudImporter(importCrud),
}
