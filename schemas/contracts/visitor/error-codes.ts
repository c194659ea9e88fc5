/**
 * Codes in the response envelope for errors that concern one field of a visitor's form. Other errors have the
 * code 500.
 */
export const visitorErrorCodes = {
  usernameTaken: 4601,
  /** The phone number is malformed or already in use, or a code was sent to it only a short time ago. */
  phone: 4602,
  passwordWeak: 4603,
  /** The proof that `visitor.phoneVerification` returned is already used, or it has expired. */
  proofGone: 4604,
  emailTaken: 4605,
  /** The SMS code is wrong or already used, or it has expired. */
  smsCode: 4606,
} as const
