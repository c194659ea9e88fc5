import { sql } from 'kysely'
import type { NewShopBoss, ShopBoss } from '#schemas'
import { readIdCard, readLicenceNo, readMobileNumber } from '#schemas/numbers'
import type { Tx } from '../../db/index.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { ChangeContext, Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import type { Values } from '../../platform/resource/resource.ts'
import { encryptNumber } from '../../platform/secrets/numbers.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import {
  departmentMissing,
  idNumberTaken,
  messages,
  ownerInUse,
  ownerMerged,
  ownerNotFound,
} from './errors.ts'
import { ownerResource } from './resource.ts'
import { ownerRoutes } from './routes.ts'

/** Numbers in a request to add or edit an owner. A number that doesn't change is undefined. */
type Numbers = Partial<Pick<NewShopBoss, 'mobile' | 'idNo'>>

/**
 * Validates the numbers of a request and converts them to the stored format. If numbers are
 * invalid, throws one error with a message for each invalid field.
 */
function readNumbers({ mobile, idNo }: Numbers, kind: string): Numbers {
  const isCompany = kind === 'COMPANY'
  const read = { mobile: readMobileNumber, idNo: isCompany ? readLicenceNo : readIdCard }
  const known: Numbers = {
    ...(mobile !== undefined && { mobile: read.mobile(mobile) }),
    ...(idNo !== undefined && { idNo: read.idNo(idNo) }),
  }
  const wrong: Record<string, LocalizedText> = {
    ...('mobile' in known && !known.mobile && { mobile: messages.mobile }),
    ...('idNo' in known && !known.idNo && { idNo: isCompany ? messages.licence : messages.idCard }),
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  return known
}

/**
 * Throws if the number belongs to another owner. The error contains that owner's name if the caller may see
 * the owner.
 */
async function rejectTaken(
  tx: Tx,
  { id, hashes, scope }: { id: string; hashes: readonly string[]; scope: Scope },
): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select
      case when ${isVisible(ownerResource, scope)} then t.name end as name
    from shop_boss t where t.id_no_hash = any(${[...hashes]}::text[]) and t.id <> ${id} limit 1`.execute(tx)
  if (rows[0]) throw idNumberTaken(rows[0]).at('idNo')
}

/** Returns the columns for the numbers of a request. The id number is encrypted for its owner. */
async function numberColumns(
  tx: Tx,
  numbers: Numbers,
  { id, scope, secrets }: { id: string; scope: Scope; secrets: Secrets },
): Promise<Values> {
  const { mobile, idNo } = numbers
  if (idNo === undefined) return mobile === undefined ? {} : { mobile }
  await rejectTaken(tx, { id, hashes: secrets.hashes(idNo), scope })
  const { encrypted, masked, hash } = encryptNumber(secrets, 'bossIdNo', { key: id, number: idNo })
  return {
    ...(mobile !== undefined && { mobile }),
    id_no: encrypted,
    id_no_mask: masked,
    id_no_hash: hash,
  }
}

/** Returns the columns with the department and the status of a new owner. */
function newOwnerColumns({ user: { orgCode } }: ChangeContext): Values {
  if (!orgCode) throw departmentMissing()
  return { sys_org_code: orgCode, status: 'ACTIVE' }
}

async function rejectUsed(tx: Tx, owners: readonly ShopBoss[]): Promise<void> {
  for (const { status, name } of owners) if (status === 'MERGED') throw ownerMerged({ name })
  const ids = owners.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`select id from unnest(${ids}::text[]) owner(id)
    where exists (select from shop_basic_info where boss_id = owner.id)
      or exists (select from shop_boss where merged_into = owner.id) limit 1`.execute(tx)
  const used = owners.find(({ id }) => id === rows[0]?.id)
  if (used) throw ownerInUse({ name: used.name })
}

/** Owners of shops. The id number is stored encrypted; a search finds it by its keyed hash. */
export const owners = defineResource({
  name: 'shopBoss',
  list: ownerResource,
  version: true,
  writes: { kind: { once: true }, mobile: 'hook', idNo: 'hook' },
  unique: [{ index: 'uniq_shop_boss_id_no', field: 'idNo', error: messages.taken, isCheckable: false }],
  notFound: ownerNotFound,
  exports: { access: 'shopBoss:export' },
  routes: (app, services, { list }) => ownerRoutes(app, services, list),
  serviceHooks: ({ secrets }) => ({
    check: async (tx, body, before, context) => {
      if (before?.status === 'MERGED') throw ownerMerged({ name: before.name })
      const numbers = readNumbers(body, before?.kind ?? body.kind)
      const { id, user } = context
      return {
        ...(before === undefined && newOwnerColumns(context)),
        ...(await numberColumns(tx, numbers, { id, scope: user.scope, secrets })),
      }
    },
    beforeRemove: rejectUsed,
  }),
})
