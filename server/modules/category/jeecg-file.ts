import type { SysCategory } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { ListRow } from '../../platform/export/source.ts'
import { invalidInput } from '../../platform/http/errors.ts'
import type { RowImporter } from '../../platform/import/importer.ts'
import type { BodyOf } from '../../platform/resource/declaration.ts'
import { rowImporter } from '../../platform/resource/importer.ts'
import type { Resource, ResourceFile } from '../../platform/resource/resource.ts'
import { TOP } from './list-resource.ts'

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

type Categories = Resource<SysCategory, BodyOf<'category'>>

/** Imports categories; each row refers to its parent by code. */
function importByCode(categories: Categories): RowImporter {
  const { check } = categories.hooks
  return rowImporter({
    ...categories,
    hooks: {
      ...categories.hooks,
      check: async (tx, body, before, context) => {
        const pid = body.pid ? await idOf(tx, body.pid) : TOP
        return check?.(tx, { ...body, pid }, before, context)
      },
    },
  })
}

/** Export and import of categories as files, with the code of each parent. */
export const categoryFile: ResourceFile<SysCategory, BodyOf<'category'>> = {
  titles: { en: 'Categories', zh: '分类字典' },
  columns: {
    name: { zh: '类型名称', aliases: ['分类名称'] },
    code: '类型编码',
    pid: { zh: '上级编码', en: 'Parent code', aliases: ['父级节点', '上级分类编码'] },
  },
  rows: codesAbove,
  importer: importByCode,
}
