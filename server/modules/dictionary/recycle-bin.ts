import { sql } from 'kysely'
import type { SysDict } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { NotifyDictionariesChanged } from '../../platform/dict-notifier.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope } from '../../platform/http/data-scope.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { sqlForScope } from '../../platform/list/page-sql.ts'
import { recordNotFound } from '../../platform/resource/records.ts'
import { deletedDictResource } from './list-resources.ts'

/** Lists the dictionaries in the recycle bin, the last deleted first. */
export const readRecycleBin = async (db: Db, reader: Scope): Promise<SysDict[]> =>
  (
    await sql<SysDict>`select ${sqlForScope(deletedDictResource.select, reader)} from sys_dict t where t.del_flag <> 0
      order by t.update_time desc nulls last, t.id`.execute(db)
  ).rows

/**
 * Locks a dictionary in the recycle bin and reads it. Throws if the recycle bin doesn't contain the
 * dictionary.
 */
async function lockDeletedDictionary(tx: Tx, id: string) {
  const dict = await tx
    .selectFrom('sys_dict')
    .select(['id', 'dict_name as dictName', 'dict_code as dictCode'])
    .where('id', '=', id)
    .where('del_flag', '<>', 0)
    .forUpdate()
    .executeTakeFirst()
  if (!dict) throw recordNotFound()
  return dict
}

/** Restores a dictionary from the recycle bin. */
export async function restoreDictionary(
  tx: Tx,
  id: string,
  { user, at, notifyChanged }: ChangeContext & { notifyChanged: NotifyDictionariesChanged },
): Promise<Changed<null>> {
  const dict = await lockDeletedDictionary(tx, id)
  await tx
    .updateTable('sys_dict')
    .set({ del_flag: 0, update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', id)
    .execute()
  await notifyChanged(tx)
  const audit = { action: 'dict.back', subject: { kind: 'sys_dict', id }, detail: { to: dict } }
  return { result: null, audit, message: { en: 'Restored', zh: '操作成功！' } }
}

/** Permanently deletes a dictionary in the recycle bin, with its items. */
export async function purgeDictionary(tx: Tx, id: string): Promise<Changed<null>> {
  const dict = await lockDeletedDictionary(tx, id)
  const items = await tx
    .deleteFrom('sys_dict_item')
    .where('dict_id', '=', id)
    .returning(['item_value as itemValue', 'item_text as itemText'])
    .execute()
  await tx.deleteFrom('sys_dict').where('id', '=', id).execute()
  const detail = { from: { ...dict, items }, to: {} }
  const audit = { action: 'dict.deletePhysic', subject: { kind: 'sys_dict', id }, detail }
  return { result: null, audit, message: { en: 'Deleted', zh: '删除成功！' } }
}
