import { maskText } from '#schemas/mask'

/** Numbers that could be id numbers or account numbers, also if their digits are in groups. */
const LONG_NUMBER = /\d(?:[ -]?\d){10,29}[Xx]?/g

/** Masks the long numbers in a channel's message, since users can read the message. */
export const maskMessage = (message: string): string =>
  message.replace(LONG_NUMBER, (number) => maskText('account', number))
