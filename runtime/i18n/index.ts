export { createTranslate, interpolate, type TextValues, type Translate } from './interpolate.ts'
export { localize, type Message } from './message.ts'
export { useText } from './use-text.ts'
