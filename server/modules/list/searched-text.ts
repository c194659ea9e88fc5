import { isBlank } from './stock-value.ts'

/** A searched text without what a stock client wraps it in; empty where it says nothing. */
export const searchedText = (text = ''): string =>
  isBlank(text) ? '' : text.trim().replace(/^\*+|\*+$/g, '')
