import { sql } from 'kysely'
import type { SysDataLog } from '#schemas'
import type { Db } from '../../db/index.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { ResourceList } from '../../platform/list/list.ts'
import { inScope } from '../../platform/list/row-scope.ts'
import { dataLogResource, isVersion, recordName, stateBefore } from './list-resource.ts'

const versionNotFound = defineHttpError('DATA_VERSION_NOT_FOUND', 404, {
  en: 'Record version not found',
  zh: '数据版本不存在',
})

/** Maximum number of versions in a response. Older versions are left out. */
const MAX_VERSIONS = 200
/** Suffix of the id of version 0, which is the record before its first logged change. */
const BEFORE = '.0'

interface VersionContext {
  db: Db
  list: ResourceList<SysDataLog>
  user: SignedIn
}

/** Reads the state of a record before its first logged change. `where` identifies this change. */
async function readBefore(
  { db, user }: VersionContext,
  where: { id: string } | { dataTable: string; dataId: string },
): Promise<SysDataLog | undefined> {
  const condition =
    'id' in where
      ? sql`t.id = ${where.id}`
      : sql`t.subject_kind = ${where.dataTable} and t.subject_id = ${where.dataId}`
  const { rows } = await sql<SysDataLog>`select t.id || ${BEFORE} as id, t.subject_kind as "dataTable",
      t.subject_id as "dataId", ${stateBefore('t')}::text as "dataContent", 0 as "dataVersion", null as "createBy",
      t.create_time as "createTime", 'json' as type, ${recordName(stateBefore('t'))} as "dataName", t.action
    from audit_log t
    where ${condition} and jsonb_typeof(${stateBefore('t')}) = 'object' and ${isVersion('t')}
      and ${inScope(dataLogResource, user.scope)}
      and not exists (select from audit_log earlier where earlier.subject_kind = t.subject_kind
        and earlier.subject_id = t.subject_id and earlier.seq < t.seq and ${isVersion('earlier')})`.execute(
    db,
  )
  return rows[0]
}

/**
 * Reads the versions of a record, latest first. The last entry is version 0: the record before its first
 * logged change.
 */
export async function readVersions(
  context: VersionContext,
  { dataTable, dataId }: { dataTable: string; dataId: string },
): Promise<SysDataLog[]> {
  const { list, user } = context
  const listQuery = list.read({ dataTable, dataId, pageSize: String(MAX_VERSIONS) }, user)
  const { records } = await list.page(listQuery, user.scope)
  const before = await readBefore(context, { dataTable, dataId })
  return before ? [...records, before] : records
}

/** Reads one version of a record by its id. */
export async function readVersion(context: VersionContext, id: string): Promise<SysDataLog> {
  const { list, user } = context
  const found = id.endsWith(BEFORE)
    ? await readBefore(context, { id: id.slice(0, -BEFORE.length) })
    : await list.find(id, user.scope)
  if (!found) throw versionNotFound()
  return found
}
