import { sql } from 'kysely'
import { type Db, type Tx, violatedIndex } from '../../db/index.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { Scope } from '../../platform/http/request.ts'
import { encryptNumber } from '../../platform/secrets/numbers.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Application } from './application-rules.ts'
import { messages, shopTaken } from './errors.ts'
import { ownerInScope } from './lookups.ts'

/** User, department and time of a shop application. */
export interface ApplicationContext {
  userId: string
  by: string
  orgCode: string
  scope: Scope
  secrets: Secrets
  at: Date
  nextId: () => string
}

/**
 * Finds invalid references in an application or in one step, and returns messages by field. A brand, owner,
 * channel or picture is invalid if it doesn't exist or isn't available to the user. The identity number of a
 * new owner is invalid if it belongs to a suspended owner or to an owner with another name. Locks the
 * pictures, so that they can't be deleted until the transaction ends.
 */
export async function findMissing(
  db: Db,
  { brandId, owner, channels = [], licence }: Partial<Application>,
  {
    userId,
    scope,
    secrets,
    ownImages = [],
  }: Pick<ApplicationContext, 'userId' | 'scope' | 'secrets'> & OwnImages,
): Promise<Record<string, LocalizedText>> {
  const images = Object.entries(licence?.images ?? {}).filter(([, path]) => !ownImages.includes(path))
  const { rows } = await sql<FoundRecords>`select
    ${brandId === undefined ? sql`true` : sql`exists (select from brand where id = ${brandId})`} as brand,
    ${ownerExists(owner, scope)} as owner,
    ${ownerHasName(owner, secrets)} as "ownerName",
    ${ownerIsSuspended(owner, secrets)} as "ownerSuspended",
    array(select code from pay_channel where status = 'ACTIVE')::text[] as channels,
    array(select path from upload_file where owner_id = ${userId}
      and path = any(${images.flatMap(([, path]) => path ?? [])}::text[]) for key share)::text[] as files`.execute(
    db,
  )
  const [found] = rows
  const isFile = (path: string | null) => path === null || found?.files.includes(path)
  return Object.fromEntries([
    ...(found?.brand ? [] : [['brandId', messages.notThere]]),
    ...(found?.owner ? [] : [['bossId', messages.notThere]]),
    ...(found?.ownerSuspended ? [['bossIdNo', messages.suspendedOwner]] : []),
    ...(found?.ownerName ? [] : [['bossIdNo', messages.otherOwner]]),
    ...images.filter(([, path]) => !isFile(path)).map(([name]) => [name, messages.noFile]),
    ...channels.flatMap(({ channelCode }, index) =>
      found?.channels.includes(channelCode) ? [] : [[`channels[${index}].channelCode`, messages.notThere]],
    ),
  ])
}

interface OwnImages {
  /** Pictures that the shop already has, even if another user uploaded them. */
  ownImages?: readonly (string | null)[] | undefined
}

interface FoundRecords {
  brand: boolean
  owner: boolean
  ownerName: boolean
  ownerSuspended: boolean
  channels: string[]
  files: string[]
}

type Owner = Partial<Application>['owner']

/** SQL condition: a selected owner is active and within the scope. */
const ownerExists = (owner: Owner, scope: Scope) =>
  owner && 'id' in owner
    ? sql`exists (select from shop_boss t where t.id = ${owner.id} and t.status = 'ACTIVE' and ${ownerInScope(scope)})`
    : sql`true`

/** SQL condition: the number of the new owner doesn't belong to an owner with another name. */
const ownerHasName = (owner: Owner, secrets: Secrets) =>
  owner && 'idNo' in owner
    ? sql`not exists (select from shop_boss where id_no_hash = any(${[...secrets.hashes(owner.idNo)]}::text[]) and name <> ${owner.name})`
    : sql`true`

/** SQL condition: the number of the new owner belongs to a suspended owner. */
const ownerIsSuspended = (owner: Owner, secrets: Secrets) =>
  owner && 'idNo' in owner
    ? sql`exists (select from shop_boss where id_no_hash = any(${[...secrets.hashes(owner.idNo)]}::text[]) and status = 'SUSPENDED')`
    : sql`false`

/**
 * Finds the fields of an application, or of one step, whose value already belongs to another shop. `ownId` is
 * the id of the application's own shop. Returns messages by field.
 */
export async function findDuplicateFields(
  db: Db,
  { code, licence }: Partial<Application>,
  ownId: string | null = null,
): Promise<Record<string, LocalizedText>> {
  const { rows } = await sql<{ code: boolean; licence: boolean }>`select
    exists (select from shop_basic_info where shop_code = ${code ?? null} and id is distinct from ${ownId})
      as code,
    exists (select from shop_licence where licence_no = ${licence?.licenceNo ?? null}
      and shop_id is distinct from ${ownId}) as licence`.execute(db)
  return {
    ...(rows[0]?.code && { shopCode: messages.taken }),
    ...(rows[0]?.licence && { licenceNo: messages.taken }),
  }
}

const fieldByIndex: Record<string, string> = { uniq_shop_code: 'shopCode', uniq_shop_licence_no: 'licenceNo' }

/** Converts a unique violation, which a simultaneous application can cause, to an error at the field. */
export function toDuplicateError(error: unknown): unknown {
  const field = fieldByIndex[violatedIndex(error) ?? '']
  return field ? shopTaken({ [field]: messages.taken }, error) : error
}

type FoundOwner = { id: string } | { fields: Record<string, LocalizedText> }

/**
 * Locks an owner. The owner cannot be merged or suspended before the transaction ends. If the owner has been
 * merged into another owner, locks the other owner instead. Returns messages by field if the owner is
 * suspended.
 */
async function lockOwner(tx: Tx, id: string, suspended: Record<string, LocalizedText>): Promise<FoundOwner> {
  const { merged_into: keptId, status } = await tx
    .selectFrom('shop_boss')
    .select(['merged_into', 'status'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  if (keptId !== null) return lockOwner(tx, keptId, suspended)
  return status === 'SUSPENDED' ? { fields: suspended } : { id }
}

/**
 * Returns the id of the selected owner, or of an existing owner with the same number and name. If this owner
 * has been merged into another owner, returns the id of the other owner. If there is no owner with this
 * number, creates one. Returns messages by field if the owner is suspended, or if the number belongs to an
 * owner with another name.
 */
export async function findOrCreateOwner(
  tx: Tx,
  { owner }: Application,
  { by, orgCode, at, nextId, secrets }: ApplicationContext,
): Promise<FoundOwner> {
  if ('id' in owner) return lockOwner(tx, owner.id, { bossId: messages.notThere })
  const { kind, name, mobile, idNo } = owner
  const findOwner = async (): Promise<FoundOwner | undefined> => {
    const found = await tx
      .selectFrom('shop_boss')
      .select(['id', 'name'])
      .where('id_no_hash', 'in', secrets.hashes(idNo))
      .executeTakeFirst()
    if (!found) return undefined
    if (found.name !== name) return { fields: { bossIdNo: messages.otherOwner } }
    return lockOwner(tx, found.id, { bossIdNo: messages.suspendedOwner })
  }
  const known = await findOwner()
  if (known) return known
  const id = nextId()
  const { encrypted, masked, hash } = encryptNumber(secrets, 'bossIdNo', { key: id, number: idNo })
  await tx
    .insertInto('shop_boss')
    .values({
      id,
      kind,
      name,
      mobile,
      id_no: encrypted,
      id_no_mask: masked,
      id_no_hash: hash,
      status: 'ACTIVE',
      sys_org_code: orgCode,
      create_by: by,
      create_time: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id_no_hash').doNothing())
    .execute()
  return (await findOwner()) ?? { fields: { bossIdNo: messages.otherOwner } }
}
