import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/**
 * User who reads pages. The code of the user's current department decides which releases apply. For `anyone`,
 * the releases for all departments apply.
 */
export type PageReader = { orgCode: string | null } | 'anyone'

/** A release that is in effect. Version 0 is the shipped page, which has no hash. */
export interface EffectiveRelease {
  page: string
  version: number
  hash: string | null
}

/**
 * SQL condition for releases whose audience includes the reader. The condition doesn't check when a release
 * takes effect.
 */
function isFor(reader: PageReader) {
  if (reader === 'anyone') return sql`true`
  const { orgCode } = reader
  return orgCode === null
    ? sql`r.audience is null`
    : sql`(r.audience is null or starts_with(${orgCode}, r.audience))`
}

/**
 * Lists the releases that a reader sees: for each page, the last release that is in effect. A release
 * replaces all releases that were created earlier, even if they were scheduled for a later time. Compares with
 * the time of the database, so that a release takes effect on all nodes at once.
 */
export async function findEffectiveReleases(
  on: Db | Tx,
  { reader, page }: { reader: PageReader; page?: string },
): Promise<EffectiveRelease[]> {
  const ofPage = page === undefined ? sql`true` : sql`r.page_id = ${page}`
  const { rows } = await sql<EffectiveRelease>`
    select distinct on (r.page_id) r.page_id as page, r.version, v.content_hash as hash
    from page_release r left join page_version v on v.page_id = r.page_id and v.version = r.version
    where ${ofPage} and r.from_time <= now() and ${isFor(reader)}
    order by r.page_id, r.number desc`.execute(on)
  return rows
}

/** Milliseconds until the next scheduled release for a reader. Null if no release is scheduled. */
export async function findNextReleaseDelay(on: Db | Tx, reader: PageReader): Promise<number | null> {
  const { rows } = await sql<{ next: number | null }>`
    select ceil(extract(epoch from min(r.from_time) - now()) * 1000)::bigint as next
    from page_release r where r.from_time > now() and ${isFor(reader)}`.execute(on)
  return rows[0]?.next ?? null
}

/** Reads the stored text of a version and its hash. Returns undefined if there is no such version. */
export async function readVersion(
  on: Db | Tx,
  page: string,
  version: number,
): Promise<{ content: string; hash: string } | undefined> {
  return on
    .selectFrom('page_version')
    .select(['content', 'content_hash as hash'])
    .where('page_id', '=', page)
    .where('version', '=', version)
    .executeTakeFirst()
}
