import type { Page } from '../meta/page.ts'
import { readPageText } from './page-text.ts'
import validatePage from './validate-page.gen.js'

/** Parses a page of valid structure; its references may still be wrong. */
export function pageOf(text: string): Page | undefined {
  const { syntax, value } = readPageText(text)
  return !syntax && validatePage(value) ? value : undefined
}
