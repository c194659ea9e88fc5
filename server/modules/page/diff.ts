import type { Page, PageDiff } from '#schemas'
import { describeChanges } from '#schemas/check'
import { printPage } from '#schemas/print'
import type { Locale } from '../../platform/http/locale.ts'
import type { PageStore } from '../../platform/pages/page-store.ts'
import { pageVersionNotFound } from './errors.ts'

interface Compared {
  id: string
  from: number
  to: number
}

/** Compares two versions of a page. */
export async function comparePages(
  pages: PageStore,
  { id, from, to }: Compared,
  locale: Locale,
): Promise<PageDiff> {
  const read = async (version: number): Promise<Page> => {
    const page = await pages.version(id, version)
    if (!page) throw pageVersionNotFound({ version })
    return page
  }
  const [before, after] = await Promise.all([read(from), read(to)])
  const changes = describeChanges(before, after, locale)
  return { from, to, before: printPage(before), after: printPage(after), changes }
}
