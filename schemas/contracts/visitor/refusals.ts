/** The envelope's `code` of a refusal that belongs to one field of a visitor's form; any other is 500. */
export const visitorRefusals = {
  usernameTaken: 4601,
  /** The phone is malformed, taken, or has just got a code. */
  phone: 4602,
  passwordWeak: 4603,
  /** What `visitor.phoneVerification` gave is used up or too old: the phone has to be proved again. */
  proofGone: 4604,
  emailTaken: 4605,
  /** The code of the SMS is wrong, used, or too old. */
  smsCode: 4606,
} as const
