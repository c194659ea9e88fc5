import type { Page } from '#schemas'

/** A page as it was found, with the hash of its text: writes name it, so that the log tells which page made them. */
export interface LoadedPage {
  page: Page
  version: string
}

/** Where pages come from; src/ implements it over the shipped pages. */
export interface PageSource {
  /** Undefined: there is no such page. Rejects with an AppError where the page is there but can't be read. */
  load: (component: string) => Promise<LoadedPage | undefined>
  /** Calls back when the page's file changed; development only. */
  subscribe?: (component: string, listener: () => void) => () => void
}
