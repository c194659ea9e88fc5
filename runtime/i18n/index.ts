export { createTranslate, interpolate, type TextValues, type Translate } from './interpolate.ts'
export { useText } from './use-text.ts'
