import { sql } from 'kysely'
import { type ShopApplication, ShopRevision } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { createRecordMask } from '../../platform/masks/mask-record.ts'
import { decryptNumber } from '../../platform/secrets/numbers.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { shopResource } from '../../records/shop.ts'
import type { Services } from '../../services.ts'
import { shopNotFound } from './errors.ts'
import { LEDGER_RULE, receiversOfApplication } from './ledger-rule.ts'

type StoredRevision = ShopRevision & { ownImages: (string | null)[] }

/** Reads the application of a shop within the scope, with its stored numbers in plain text. */
async function readStored(
  db: Db,
  id: string,
  { scope, secrets }: { scope: Scope; secrets: Secrets },
): Promise<StoredRevision> {
  const { rows } = await sql<StoredRevision>`select t.id, t.version, t.reject_section as "rejectSection",
      t.status_reason as "statusReason", t.shop_code as "shopCode", t.shop_name as "shopName",
      t.brand_id as "brandId", t.type, t.own_group_tag as "ownGroupTag", t.boss_id as "bossId", t.contact, t.mobile,
      t.region_code as "regionCode", t.address, t.business_hours as "businessHours",
      case when t.lng is not null then jsonb_build_object('lng', t.lng, 'lat', t.lat) end as point,
      licence.id as "licenceId", licence.licence_no as "licenceNo", licence.legal_person as "legalPerson",
      licence.legal_id_no as "storedLegalIdNo", licence.begin_date as "licenceBeginDate",
      (licence.id is not null and licence.end_date is null) as "isLongTerm",
      licence.end_date as "licenceEndDate", licence.licence_image as "licenceImage",
      licence.id_front_image as "idFrontImage", licence.id_back_image as "idBackImage",
      array[licence.licence_image, licence.id_front_image, licence.id_back_image]::text[] as "ownImages",
      account.kind as "accountKind", account.holder as "accountHolder", account.account_no as "storedAccountNo",
      account.bank_name as "bankName", account.bank_branch as "bankBranch",
      account.reserved_mobile as "storedReservedMobile",
      coalesce((select jsonb_agg(jsonb_build_object('channelCode', m.channel_code, 'ratePpm', m.rate_ppm,
          'effectiveDate', greatest(m.effective_date, current_date)) order by m.id)
        from channel_merchant m where m.shop_id = t.id and m.status <> 'CLOSED'), '[]') as channels,
      ${receiversOfApplication} as receivers
    from shop_basic_info t
    left join shop_licence licence on licence.shop_id = t.id
    left join shop_settle_account account on account.shop_id = t.id
    where t.id = ${id} and ${isVisible(shopResource, scope)}`.execute(db)
  const [row] = rows
  if (!row) throw shopNotFound()
  const decrypt = (column: 'legalIdNo' | 'accountNo', encrypted: string | null | undefined) =>
    decryptNumber(secrets, column, { key: id, encrypted: encrypted ?? null })
  return {
    ...row,
    hasLedgerRule: row.receivers.length > 0,
    storedLegalIdNo: decrypt('legalIdNo', row.storedLegalIdNo),
    storedAccountNo: decrypt('accountNo', row.storedAccountNo),
  }
}

const mask = createRecordMask(ShopRevision)

/**
 * Reads the application of a shop for the wizard, with masked numbers. If the start date of a channel has
 * passed, returns today as its start date. Only users who may add ledger rules see the rule of the
 * application.
 */
export async function readRevision(
  { database: { db }, secrets }: Pick<Services, 'database' | 'secrets'>,
  { id }: { id: string },
  { scope, permissions }: Pick<SignedIn, 'scope' | 'permissions'>,
): Promise<ShopRevision> {
  const { ownImages: _, ...revision } = await readStored(db, id, { scope, secrets })
  const hidden = permissions.has(LEDGER_RULE) ? {} : { hasLedgerRule: false, receivers: [] }
  return mask({ ...revision, ...hidden }, [...permissions])
}

/** Completed inputs of an application, with data of the stored shop that the inputs may refer to. */
interface Completed<Typed> {
  typed: Typed
  /** Id of the shop in revision; null for a new shop. */
  ownId: string | null
  ownImages?: readonly (string | null)[]
}

const isEmpty = (value: string | null | undefined) => !value?.trim()

/**
 * Completes the inputs of a shop in revision: replaces empty numbers by the stored ones. The stored reserved
 * mobile number belongs to the stored account, so it isn't used if the inputs contain a new account number.
 */
export async function completeRevision<Typed extends Partial<ShopApplication>>(
  db: Db,
  typed: Typed,
  context: { scope: Scope; secrets: Secrets },
): Promise<Completed<Typed>> {
  if (!typed.id) return { typed, ownId: null }
  const { id: ownId, ownImages, ...stored } = await readStored(db, typed.id, context)
  const keepsAccount = isEmpty(typed.accountNo)
  const keepsMobile = keepsAccount && isEmpty(typed.reservedMobile)
  return {
    ownId,
    ownImages,
    typed: {
      ...typed,
      ...(isEmpty(typed.legalIdNo) && { legalIdNo: stored.storedLegalIdNo }),
      ...(keepsAccount && { accountNo: stored.storedAccountNo }),
      ...(keepsMobile && { reservedMobile: stored.storedReservedMobile }),
    },
  }
}
