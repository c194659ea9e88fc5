import { defineHttpError } from '../http/errors.ts'

export const approvalOperationUnknown = defineHttpError('SIGNATURE_UNKNOWN_OPERATION', 400, {
  en: "This operation doesn't need approval",
  zh: '该操作无需复核',
})
export const approverSamePerson = defineHttpError('SIGNATURE_SAME_PERSON', 409, {
  en: "You can't approve your own operation",
  zh: '不能复核自己的操作',
})
export const approverNotEntitled = defineHttpError('SIGNATURE_NOT_ENTITLED', 409, {
  en: "This user can't approve this operation",
  zh: '该用户没有复核该操作的权限',
})
const needed = { en: 'A second approver is required', zh: '须由第二人复核' }
const notValid = {
  en: 'The approval is no longer valid. Request it again.',
  zh: '复核已失效，请重新复核。',
}
const missing = defineHttpError('SIGNATURE_NEEDED', 400, needed)
const invalid = defineHttpError('SIGNATURE_INVALID', 400, notValid)

/**
 * The operation requires an approval, but the request has none. Clients show the message at the field
 * `signature`.
 */
export const approvalRequired = () => missing(undefined, { fields: { signature: needed } })
/**
 * The approval isn't valid. Either it is used or expired, or its approver has lost the permission, or it
 * belongs to other content, another user or another page. All cases get the same error.
 */
export const approvalInvalid = () => invalid(undefined, { fields: { signature: notValid } })
