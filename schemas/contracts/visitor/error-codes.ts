/** Envelope codes of errors at one field of a visitor's form; other errors use 500. */
export const visitorErrorCodes = {
  usernameTaken: 4601,
  /** The phone number is malformed or already in use, or it just received a code. */
  phone: 4602,
  passwordWeak: 4603,
  /** The proof from `visitor.phoneVerification` is used or expired. */
  proofGone: 4604,
  emailTaken: 4605,
  /** The SMS code is wrong, used or expired. */
  smsCode: 4606,
} as const
