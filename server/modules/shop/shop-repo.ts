import type { Tx } from '../../db/index.ts'
import { decryptNumber, encryptNumber } from '../../platform/secrets/numbers.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Application } from './application-rules.ts'
import type { ApplicationContext } from './submit-repo.ts'

const shopColumns = (application: Application, bossId: string) => ({
  shop_code: application.code,
  shop_name: application.name,
  brand_id: application.brandId,
  own_group_tag: application.ownGroupTag,
  type: application.type,
  region_code: application.regionCode,
  address: application.address,
  contact: application.contact,
  mobile: application.mobile,
  boss_id: bossId,
  business_hours: application.businessHours,
  lng: application.lng,
  lat: application.lat,
})

interface ShopNumbers {
  shopId: string
  secrets: Secrets
}

const licenceColumns = ({ licence }: Application, { shopId, secrets }: ShopNumbers) => {
  const idNo = encryptNumber(secrets, 'legalIdNo', { key: shopId, number: licence.legalIdNo })
  return {
    licence_no: licence.licenceNo,
    legal_person: licence.legalPerson,
    legal_id_no: idNo.encrypted,
    legal_id_no_mask: idNo.masked,
    begin_date: licence.beginDate,
    end_date: licence.endDate,
    licence_image: licence.images.licenceImage,
    id_front_image: licence.images.idFrontImage,
    id_back_image: licence.images.idBackImage,
  }
}

const accountColumns = ({ account }: Application, { shopId, secrets }: ShopNumbers) => {
  const number = encryptNumber(secrets, 'accountNo', { key: shopId, number: account.accountNo })
  return {
    kind: account.kind,
    holder: account.holder,
    account_no: number.encrypted,
    account_no_mask: number.masked,
    bank_name: account.bankName,
    bank_branch: account.bankBranch,
    reserved_mobile: account.reservedMobile,
  }
}

/** Inserts a shop that waits for a review, with its licence and its account. */
export async function insertShop(
  tx: Tx,
  application: Application,
  { id, bossId, by, orgCode, at, nextId, secrets }: ApplicationContext & { id: string; bossId: string },
): Promise<void> {
  const create_time = at.toISOString()
  await tx
    .insertInto('shop_basic_info')
    .values({
      ...shopColumns(application, bossId),
      id,
      status: 'PENDING_REVIEW',
      submit_by: by,
      submit_time: create_time,
      sys_org_code: orgCode,
      create_by: by,
      create_time,
    })
    .execute()
  const numbers = { shopId: id, secrets }
  const ofShop = () => ({ id: nextId(), shop_id: id, create_time })
  await tx
    .insertInto('shop_licence')
    .values({ ...ofShop(), ...licenceColumns(application, numbers) })
    .execute()
  await tx
    .insertInto('shop_settle_account')
    .values({ ...ofShop(), ...accountColumns(application, numbers) })
    .execute()
}

/**
 * Replaces the data of a shop in revision. If the account number changes, the account counts as unverified.
 */
export async function updateShop(
  tx: Tx,
  application: Application,
  { id, bossId, secrets }: { id: string; bossId: string; secrets: Secrets },
): Promise<void> {
  const numbers = { shopId: id, secrets }
  const stored = await tx
    .selectFrom('shop_settle_account')
    .select('account_no')
    .where('shop_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const storedNumber = decryptNumber(secrets, 'accountNo', { key: id, encrypted: stored?.account_no ?? null })
  await tx.updateTable('shop_basic_info').set(shopColumns(application, bossId)).where('id', '=', id).execute()
  await tx
    .updateTable('shop_licence')
    .set(licenceColumns(application, numbers))
    .where('shop_id', '=', id)
    .execute()
  await tx
    .updateTable('shop_settle_account')
    .set({
      ...accountColumns(application, numbers),
      ...(storedNumber !== application.account.accountNo && { verified_time: null }),
    })
    .where('shop_id', '=', id)
    .execute()
}
