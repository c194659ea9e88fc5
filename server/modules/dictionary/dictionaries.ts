import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { notifyHooks } from '../../platform/dict-notifier.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { dictionaryShipped } from './errors.ts'
import { dictFile } from './jeecg-file.ts'
import { dictResource } from './list-resources.ts'
import { dictionaryRoutes } from './routes.ts'

/** Moves dictionaries with their items to the recycle bin. */
async function moveToRecycleBin(tx: Tx, ids: readonly string[], { user, at }: ChangeContext): Promise<void> {
  await tx
    .updateTable('sys_dict')
    .set({ del_flag: 1, update_by: user.username, update_time: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute()
}

/** Dictionaries. A shipped dictionary can't be deleted, and its code can't change. */
export const dicts = defineResource({
  name: 'dict',
  list: dictResource,
  writes: { type: { empty: 0 } },
  unique: [
    {
      index: 'uk_sys_dict_code',
      field: 'dictCode',
      error: {
        en: 'Code already in use, possibly in the recycle bin',
        zh: '字典编码已存在（可能在回收站中）',
      },
    },
  ],
  hasBin: true,
  dictionary: {
    fields: ['id', 'dictName', 'dictCode', 'description', 'delFlag'],
    order: sql`t.dict_code`,
  },
  file: dictFile,
  hooks: {
    check: (_tx, body, before) => {
      if (before?.shipped && body.dictCode !== before.dictCode)
        throw dictionaryShipped({ name: before.dictName })
      return undefined
    },
    beforeRemove: (_tx, rows) => {
      const shippedRow = rows.find(({ shipped }) => shipped)
      if (shippedRow) throw dictionaryShipped({ name: shippedRow.dictName })
    },
    remove: moveToRecycleBin,
  },
  serviceHooks: notifyHooks,
  routes: dictionaryRoutes,
})
