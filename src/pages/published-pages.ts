import type { LoadedPage, PageSource } from '#runtime'
import { failureOf } from '#runtime/http'
import type { Page } from '#schemas'
import { isRecord } from '#schemas/values'
import type { ReleaseIndex } from './release-index.ts'

interface PublishedPagesParts {
  shipped: PageSource
  index: ReleaseIndex
  /** Requests the released version of a page. */
  call: (component: string) => Promise<unknown>
}

const NOT_FOUND = 404
/** Value of `version` that stands for the shipped page. */
const SHIPPED = 'shipped'

/**
 * Creates the source of pages. The source loads the released version of a page if the index contains the
 * page, or else the shipped page.
 */
export function createPublishedPages({ shipped, index, call }: PublishedPagesParts): PageSource {
  /** The version of each page that was loaded last. */
  const loaded = new Map<string, { version: string; page: Promise<LoadedPage> }>()
  const shippedVersions = new Map<string, string>()

  const loadShipped = async (component: string) => {
    const page = await shipped.load(component)
    if (page) shippedVersions.set(component, page.version)
    return page
  }
  const callOnce = (component: string, version: string) => {
    const known = loaded.get(component)
    if (known?.version === version) return known.page
    const page = call(component).then(readPublishedPage)
    loaded.set(component, { version, page })
    return page
  }
  /** Resolves to undefined if the page isn't released any more. */
  const loadReleased = async (component: string, version: string) => {
    try {
      const page = await callOnce(component, version)
      if (page.version !== version) {
        // Another version was released after the index had been read.
        loaded.set(component, { version: page.version, page: Promise.resolve(page) })
        index.correct(component, page.version)
      }
      return page
    } catch (error) {
      loaded.delete(component)
      if (failureOf(error)?.status !== NOT_FOUND) throw error
      index.correct(component, undefined)
      return undefined
    }
  }
  index.subscribe(() => {
    if (!index.isKnown()) loaded.clear()
  })

  return {
    ...shipped,
    load: async (component) => {
      // The shipped page loads while the index is read, because most pages are not released.
      const early = index.isKnown() ? undefined : loadShipped(component)
      early?.catch(() => undefined)
      await index.whenKnown()
      const version = index.versionOf(component)
      const released = version === undefined ? undefined : await loadReleased(component, version)
      return released ?? early ?? loadShipped(component)
    },
    releases: {
      latest: (component) => (index.isKnown() ? (index.versionOf(component) ?? SHIPPED) : undefined),
      isLatest: (component, version) =>
        !index.isKnown() || version === (index.versionOf(component) ?? shippedVersions.get(component)),
      subscribe: index.subscribe,
    },
  }
}

/** Reads the response of `page.get`. The runtime checks the page later. */
function readPublishedPage(response: unknown): LoadedPage {
  if (!isRecord(response) || typeof response.version !== 'string')
    throw new SyntaxError('the released page is malformed')
  return { page: response.page as Page, version: response.version }
}
