import { createHash } from 'node:crypto'
import type { Page } from './meta/page.ts'
import { printPage } from './print/print-page.ts'

/** Length of a hash, in hexadecimal digits. */
const LENGTH = 16

/** Returns the hash of a text. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH)

/** Returns the hash of a page's canonical text. The hash identifies a version of the page. */
export const hashPage = (page: Page): string => hashText(printPage(page))
