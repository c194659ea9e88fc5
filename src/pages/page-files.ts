import type { PageFile } from './page-file.ts'
import { createPageSource } from './shipped-pages.ts'

const ROOT = '../../schemas/pages/'
const SUFFIX = '.page.json'

/** Every shipped page, a chunk of its own each. */
const files = import.meta.glob<{ default: PageFile }>('../../schemas/pages/**/*.page.json')

const keyed = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(ROOT.length, -SUFFIX.length), load]),
)

/** The pages that ship with the application; in development an edited file changes the open screen. */
export const shippedPages = createPageSource(keyed)

import.meta.hot?.on('gaiwan:page', ({ key, file }: { key: string; file: PageFile }) =>
  shippedPages.change(key, file),
)
