import type { ShopApplication } from '#schemas'
import { readAccountNo, readMobileNumber } from '#schemas/numbers'
import { messages } from './errors.ts'
import type { Fields } from './fields.ts'

const ACCOUNTS = ['CORPORATE', 'PERSONAL'] as const

/**
 * Validates the period of a licence. The period must have begun, and its last day must not be before today. A
 * long-term licence has no last day. Days are compared as text.
 */
function readValidity(fields: Fields, { isLongTerm }: Partial<ShopApplication>, today: string) {
  const beginDate = fields.day('licenceBeginDate')
  if (beginDate > today) fields.addError('licenceBeginDate', messages.future)
  if (isLongTerm) return { beginDate, endDate: null }
  const endDate = fields.day('licenceEndDate')
  if (endDate !== '' && endDate <= beginDate) fields.addError('licenceEndDate', messages.order)
  else if (endDate !== '' && endDate < today) fields.addError('licenceEndDate', messages.expired)
  return { beginDate, endDate }
}

/** Validates the licence with its legal person and its pictures. */
export function readLicence(fields: Fields, typed: Partial<ShopApplication>, today: string) {
  return {
    licenceNo: fields.licenceNo('licenceNo'),
    legalPerson: fields.text('legalPerson'),
    legalIdNo: fields.idCard('legalIdNo'),
    ...readValidity(fields, typed, today),
    images: {
      licenceImage: fields.optional('licenceImage'),
      idFrontImage: fields.optional('idFrontImage'),
      idBackImage: fields.optional('idBackImage'),
    },
  }
}

/** Validates the bank account to which the shop's money is paid. */
export function readAccount(fields: Fields) {
  const kind = fields.oneOf('accountKind', ACCOUNTS)
  const mobile = fields.optional('reservedMobile')
  return {
    kind,
    holder: fields.text('accountHolder'),
    accountNo: fields.read('accountNo', (value) => readAccountNo(value, kind), messages.account),
    bankName: fields.text('bankName'),
    bankBranch: fields.optional('bankBranch'),
    reservedMobile: mobile && fields.read('reservedMobile', readMobileNumber, messages.mobile),
  }
}
