import { sql } from 'kysely'
import { type PageEntry, type PageVersion, pageEntryModel, pageVersionModel } from '#schemas'
import { hashPage } from '#schemas/page-hash'
import { defineListResource } from '../../platform/list/resource.ts'
import { localizedPageText } from '../../platform/localized-text/localized-page-text.ts'
import type { PageStore } from '../../platform/pages/page-store.ts'

/**
 * Cache of the shipped pages' rows as JSON. The cache is needed because hashing all pages takes 0.3 s. It
 * stays valid, since shipped pages don't change while the process runs.
 */
const shippedJson = new WeakMap<PageStore['shipped'], string>()

function describeShipped(shipped: PageStore['shipped']): string {
  const rows = [...shipped.values()].map((page) => ({
    id: page.id,
    kind: page.kind,
    title: localizedPageText(page, page.title, 'zh-CN'),
    title_i18n: { 'en-US': localizedPageText(page, page.title, 'en-US') },
    hash: hashPage(page),
  }))
  return JSON.stringify(rows)
}

/** Shipped pages as rows of a SQL table. */
function shippedRows({ shipped }: PageStore) {
  const json = shippedJson.get(shipped) ?? describeShipped(shipped)
  shippedJson.set(shipped, json)
  return sql`jsonb_to_recordset(${sql.lit(json)}::jsonb)
    as s(id text, kind text, title text, title_i18n jsonb, hash text)`
}

/**
 * SQL condition: release `l` replaces release `r` for all readers of `r`, either now or before `r` takes
 * effect.
 */
const replaces = sql`l.page_id = r.page_id and l.number > r.number
  and (l.audience is null or starts_with(coalesce(r.audience, ''), l.audience))
  and l.from_time <= greatest(now(), r.from_time)`
/** SQL condition: no later release replaces release `r`. */
const isCurrent = sql`not exists (select from page_release l where ${replaces})`

/**
 * List of all pages: shipped pages, pages published on this server, and pages that are only drafts. Pages
 * belong to no department.
 */
export const pageEntryResource = (pages: PageStore) =>
  defineListResource<PageEntry>({
    model: pageEntryModel,
    rows: sql`(
      select ids.id, coalesce(v.kind, s.kind, newest.kind, d.content::jsonb ->> 'kind', '') as kind,
        coalesce(v.title, s.title, newest.title, d.content::jsonb ->> 'title', ids.id) as title,
        coalesce(v.title_i18n, s.title_i18n, newest.title_i18n, '{}') as title_i18n,
        case when v.version is null and s.id is not null then 'shipped'
          when newest.version is null then 'draft' else 'published' end as source,
        coalesce(r.version, 0) as version, coalesce(p.latest_version, 0) as latest_version,
        r.create_by as release_by, r.from_time as release_time, r.audience,
        (select min(r.from_time) from page_release r
          where r.page_id = ids.id and r.from_time > now() and ${isCurrent}) as next_time,
        d.update_by as draft_by, d.update_time as draft_time
      from (select id from ${shippedRows(pages)} union select id from page union select page_id from page_draft) ids
        left join ${shippedRows(pages)} on s.id = ids.id
        left join page p on p.id = ids.id
        left join lateral (select * from page_release r where r.page_id = ids.id and r.from_time <= now()
          order by r.number desc limit 1) r on true
        left join page_version v on v.page_id = ids.id and v.version = r.version
        left join page_version newest on newest.page_id = ids.id and newest.version = p.latest_version
        left join page_draft d on d.page_id = ids.id) t`,
    scope: 'none',
    localized: ['title'],
    columns: {
      releaseTime: { sortBy: sql`coalesce(t.release_time, timestamptz '1970-01-01 00:00:00Z')` },
    },
  })

/** List of the versions of a page, with the latest release of each version. Version 0 is the shipped page. */
export const pageVersionResource = (pages: PageStore) =>
  defineListResource<PageVersion>({
    model: pageVersionModel,
    rows: sql`(
      select v.page_id || '@' || v.version as id, v.page_id, v.version, v.message, v.create_by, v.create_time,
        v.base_version, v.content_hash as hash
      from page_version v
      union all
      select s.id || '@0', s.id, 0, null, null, null, null, s.hash from ${shippedRows(pages)}) t`,
    scope: 'none',
    columns: {
      page: { sql: sql`t.page_id` },
      createTime: { sortBy: sql`coalesce(t.create_time, timestamptz '1970-01-01 00:00:00Z')` },
      state: sql`case when r.number is null
          then case when exists (select from page_release every where every.page_id = t.page_id
            and every.audience is null and every.from_time <= now()) then 'PAST' else 'LIVE' end
        when not ${isCurrent} then 'PAST'
        when r.from_time > now() then 'SCHEDULED' else 'LIVE' end`,
      releaseBy: sql`r.create_by`,
      fromTime: sql`r.from_time`,
      audience: sql`r.audience`,
    },
    joins: sql`left join lateral (select * from page_release r where r.page_id = t.page_id and r.version = t.version
      order by r.number desc limit 1) r on true`,
  })
