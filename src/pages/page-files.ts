import type { PageFile } from './page-file.ts'
import { createPageSource } from './shipped-pages.ts'

const ROOT = '../../schemas/pages/'
const SUFFIX = '.page.json'

/** Shipped pages, each in a separate chunk. */
const files = import.meta.glob<{ default: PageFile }>('../../schemas/pages/**/*.page.json')

const keyed = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(ROOT.length, -SUFFIX.length), load]),
)

/** Shipped pages. In development, an edited file updates the open page. */
export const shippedPages = createPageSource(keyed)

import.meta.hot?.on('gaiwan:page', ({ key, file }: { key: string; file: PageFile }) =>
  shippedPages.change(key, file),
)
