import { sql } from 'kysely'
import { ChannelRequest, type OperationKind, OperationParams, type PlainAccount } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { createRecordMask } from '../masks/mask-record.ts'
import { decryptNumber } from '../secrets/numbers.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { OperationRow } from './results.ts'

/** Masks a request for display on pages. */
export const maskRequest = createRecordMask(ChannelRequest)

/**
 * Name of the place where the new account of an operation is stored. The encryption is bound to this name.
 */
const accountPlace = (operationId: string): string => `channel_operation.sealed_account:${operationId}`

/** Encrypts the new settlement account of an operation. */
export const sealAccount = (secrets: Secrets, operationId: string, account: PlainAccount): string =>
  secrets.encrypt(JSON.stringify(account), accountPlace(operationId))

/**
 * Decrypts the new settlement account of an operation. Returns undefined if the operation has no new account.
 */
export const openAccount = (
  secrets: Secrets,
  { id, sealed_account }: Pick<OperationRow, 'id' | 'sealed_account'>,
) =>
  sealed_account === null
    ? undefined
    : (JSON.parse(secrets.decrypt(sealed_account, accountPlace(id))) as PlainAccount)

/**
 * Kinds of operations whose request contains the shop's licence data (`withLicence`) or its account
 * (`withAccount`).
 */
const withLicence = new Set<string>(['ONBOARDING'] satisfies OperationKind[])
const withAccount = new Set<string>(['ONBOARDING', 'WITHDRAWAL'] satisfies OperationKind[])

interface Found {
  shopCode: string
  shopName: string
  merchantNo: string | null
  licenceNo: string | null
  legalPerson: string | null
  legalIdNo: string | null
  account: { [Key in keyof PlainAccount]: PlainAccount[Key] | null } | null
}

const withoutNull = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))

/** Reads the shop's data. Decrypts the numbers that this kind of operation needs. */
async function readShop(
  tx: Tx,
  { shop_id, merchant_id, kind }: OperationRow,
  secrets: Secrets,
): Promise<Found> {
  const { rows } = await sql<Found>`select s.shop_code as "shopCode", s.shop_name as "shopName",
      m.merchant_no as "merchantNo", licence.licence_no as "licenceNo", licence.legal_person as "legalPerson",
      licence.legal_id_no as "legalIdNo",
      case when account.id is not null then jsonb_build_object('kind', account.kind, 'holder', account.holder,
        'accountNo', account.account_no, 'bankName', account.bank_name, 'bankBranch', account.bank_branch,
        'reservedMobile', account.reserved_mobile) end as account
    from shop_basic_info s
    left join channel_merchant m on m.id = ${merchant_id}
    left join shop_licence licence on licence.shop_id = s.id
    left join shop_settle_account account on account.shop_id = s.id
    where s.id = ${shop_id}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error(`the operation belongs to the shop ${shop_id}, which does not exist`)
  const { legalIdNo, account } = found
  const decrypt = (column: 'legalIdNo' | 'accountNo', encrypted: string | null) =>
    decryptNumber(secrets, column, { key: shop_id, encrypted })
  return {
    ...found,
    legalIdNo: withLicence.has(kind) ? decrypt('legalIdNo', legalIdNo) : null,
    account:
      withAccount.has(kind) && account
        ? { ...account, accountNo: decrypt('accountNo', account.accountNo) }
        : null,
  }
}

/** Returns only those fields of a request that were given when the operation was created. */
export const paramsOf = (request: unknown): OperationParams =>
  Object.fromEntries(
    Object.entries(request as object).filter(([name]) => name in OperationParams.properties),
  ) as OperationParams

/** Replaces the date of a rate change by today if the date is already past. */
const fromToday = (params: OperationParams, kind: string, today: string): OperationParams =>
  kind === 'RATE_CHANGE' && params.effectiveDate !== undefined && params.effectiveDate < today
    ? { ...params, effectiveDate: today }
    : params

/**
 * Derives the request of an operation from the shop's current data. The request contains decrypted numbers,
 * so it is only sent and never stored.
 */
export async function fullRequest(
  tx: Tx,
  operation: OperationRow,
  { secrets, today }: { secrets: Secrets; today: string },
): Promise<ChannelRequest> {
  const { request_no, kind, attempt, amount_fen, request } = operation
  const { shopCode, shopName, merchantNo, account, ...licence } = await readShop(tx, operation, secrets)
  const newAccount = openAccount(secrets, operation) ?? account
  return {
    requestNo: request_no,
    kind: kind as OperationKind,
    attempt,
    shopCode,
    shopName,
    ...withoutNull({ merchantNo }),
    ...(amount_fen !== null && { amountFen: amount_fen, currency: 'CNY' }),
    ...fromToday(paramsOf(request), kind, today),
    ...(withLicence.has(kind) && withoutNull(licence)),
    ...(newAccount && { account: withoutNull(newAccount) as PlainAccount }),
  }
}
