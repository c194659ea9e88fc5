import { maskText } from '#schemas/mask'
import type { Tx } from '../../db/index.ts'
import type { Application } from './application-rules.ts'
import type { ApplicationContext } from './submit-repo.ts'

/** Onboarding as the audit log contains it. */
export interface Onboarding {
  channelCode: string
  ratePpm: number
  requestNo: string
}

/** Request that will be sent to the channel, with masked numbers for display. */
const maskedRequest = ({ code, name, licence, account }: Application, channel: object) => ({
  shopCode: code,
  shopName: name,
  licenceNo: licence.licenceNo,
  legalPerson: licence.legalPerson,
  legalIdNo: maskText('idNumber', licence.legalIdNo),
  accountHolder: account.holder,
  accountNo: maskText('account', account.accountNo),
  ...channel,
})

/** Creates a merchant and an onboarding for each selected channel. Nothing is sent to the channels yet. */
export async function createOnboardings(
  tx: Tx,
  application: Application,
  { shopId, by, orgCode, at, nextId }: ApplicationContext & { shopId: string },
): Promise<Onboarding[]> {
  const create_time = at.toISOString()
  const made = application.channels.map((channel) => ({ ...channel, merchantId: nextId(), id: nextId() }))
  await tx
    .insertInto('channel_merchant')
    .values(
      made.map(({ merchantId, channelCode, ratePpm, effectiveDate }) => ({
        id: merchantId,
        shop_id: shopId,
        channel_code: channelCode,
        rate_ppm: ratePpm,
        effective_date: effectiveDate,
        status: 'PENDING',
        sys_org_code: orgCode,
        create_by: by,
        create_time,
      })),
    )
    .execute()
  await tx
    .insertInto('channel_operation')
    .values(
      made.map(({ id, merchantId, channelCode, ratePpm, effectiveDate }) => ({
        id,
        request_no: `C${id}`,
        kind: 'ONBOARDING',
        shop_id: shopId,
        channel_code: channelCode,
        merchant_id: merchantId,
        status: 'CREATED',
        request: JSON.stringify(maskedRequest(application, { ratePpm, effectiveDate })),
        sys_org_code: orgCode,
        create_by: by,
        create_time,
      })),
    )
    .execute()
  await tx
    .insertInto('channel_operation_transition')
    .values(
      made.map(({ id }) => ({
        id: nextId(),
        operation_id: id,
        to_status: 'CREATED',
        create_by: by,
        create_time,
      })),
    )
    .execute()
  return made.map(({ id, channelCode, ratePpm }) => ({ channelCode, ratePpm, requestNo: `C${id}` }))
}
