import { maskText } from '#schemas/mask'

/** Numbers that can be those of persons and accounts, also in groups. */
const LONG_NUMBER = /\d(?:[ -]?\d){10,29}[Xx]?/g

/** Masks the long numbers in a channel's message, which users read. */
export const maskMessage = (message: string): string =>
  message.replace(LONG_NUMBER, (number) => maskText('account', number))
