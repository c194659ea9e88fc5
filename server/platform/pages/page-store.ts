import { LRUCache } from 'lru-cache'
import type { Page } from '#schemas'
import { parsePage } from '#schemas/check'
import { hashText } from '#schemas/page-hash'
import type { Db, Tx } from '../../db/index.ts'
import { HttpError } from '../http/errors.ts'
import {
  type EffectiveRelease,
  findEffectiveReleases,
  findNextReleaseDelay,
  type PageReader,
  readVersion,
} from './effective-releases.ts'
import { pageVersionDamaged, pageVersionUnreadable } from './errors.ts'
import { readShippedPages } from './shipped-pages.ts'

/** Number of the shipped page among the versions of a page. */
export const SHIPPED = 0
/** Maximum number of parsed pages in memory. */
const MAX_PAGES = 500

/** Ignores the error that a stored version can't be read. Throws other errors again. */
function ignoreUnreadable(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error
}

/**
 * Creates the page store. The store finds the released version that applies to a reader, or else the shipped
 * page. Each call reads the releases from the database, so a release takes effect on all nodes immediately.
 * Parsed versions are cached by their hash.
 */
export function createPageStore({ database }: { database: { db: Db } }) {
  const parsed = new LRUCache<string, Page>({ max: MAX_PAGES })
  const shipped = readShippedPages()

  /**
   * Reads a stored version of a page. Throws if the version is missing or damaged, or if its format is
   * unknown.
   */
  async function readStored(on: Db | Tx, page: string, version: number): Promise<Page> {
    const stored = await readVersion(on, page, version)
    if (!stored || hashText(stored.content) !== stored.hash) throw pageVersionDamaged({ page, version })
    const known = parsed.get(stored.hash)
    if (known) return known
    const read = parsePage(stored.content)
    if (!read) throw pageVersionUnreadable({ page, version })
    parsed.set(stored.hash, read)
    return read
  }

  async function readReleased(on: Db | Tx, { page, version, hash }: EffectiveRelease) {
    if (version === SHIPPED) return shipped.get(page)
    const known = hash === null ? undefined : parsed.get(hash)
    return known ?? readStored(on, page, version)
  }

  /** Finds the page that a reader sees. Returns undefined if the page is neither released nor shipped. */
  async function find(id: string, reader: PageReader, on: Db | Tx = database.db): Promise<Page | undefined> {
    const [release] = await findEffectiveReleases(on, { reader, page: id })
    return release ? readReleased(on, release) : shipped.get(id)
  }

  return {
    find,

    /**
     * Finds the published page that a reader sees, and its hash. Returns undefined if the reader sees the
     * shipped page.
     */
    async findPublished(id: string, reader: PageReader) {
      const [release] = await findEffectiveReleases(database.db, { reader, page: id })
      if (!release || release.version === SHIPPED || release.hash === null) return undefined
      const page = await readReleased(database.db, release)
      return page && { page, version: release.hash }
    },

    /** Returns the pages that a reader sees, by id. Leaves out pages whose stored version can't be read. */
    async all(reader: PageReader, on: Db | Tx = database.db): Promise<ReadonlyMap<string, Page>> {
      const pages = new Map(shipped)
      for (const release of await findEffectiveReleases(on, { reader })) {
        const page = await readReleased(on, release).catch(ignoreUnreadable)
        if (page) pages.set(release.page, page)
        else pages.delete(release.page)
      }
      return pages
    },

    /**
     * Lists the published pages that a reader sees, and the milliseconds until the next release takes effect.
     */
    async released(reader: PageReader) {
      const [releases, nextInMs] = await Promise.all([
        findEffectiveReleases(database.db, { reader }),
        findNextReleaseDelay(database.db, reader),
      ])
      return {
        pages: releases.flatMap(({ page, version, hash }) =>
          version === SHIPPED || hash === null ? [] : [{ id: page, version: hash }],
        ),
        nextInMs,
      }
    },

    /** Reads a version of a page by its number. Returns undefined if there is no such version. */
    async version(id: string, number: number, on: Db | Tx = database.db): Promise<Page | undefined> {
      if (number === SHIPPED) return shipped.get(id)
      return (await readVersion(on, id, number)) && readStored(on, id, number)
    },

    /** The shipped pages by id. */
    shipped,
  }
}

export type PageStore = ReturnType<typeof createPageStore>
