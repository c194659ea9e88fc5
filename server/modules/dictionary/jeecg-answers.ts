import type { FastifyInstance } from 'fastify'
import type { DictFields } from '#schemas'
import type { Db } from '../../db/index.ts'
import { readAllDictItems } from '../../platform/dict-items.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { Services } from '../../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Fields of the response to which dictionary texts are added. Used only for requests on JeecgBoot's
     * paths.
     */
    dictFields?: DictFields
  }
}

type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>
type Answered = Record<string, unknown>

async function readTexts(db: Db, locale: Locale): Promise<Texts> {
  const all = Object.entries(await readAllDictItems(db, locale))
  return new Map(all.map(([code, items]) => [code, new Map(items.map(({ value, text }) => [value, text]))]))
}

/**
 * Creates a cache that contains all dictionary texts for each language. A change of any dictionary
 * invalidates the cache.
 */
function createTexts(db: Db) {
  const cached = new Map<Locale, { epoch: number; texts: Promise<Texts> }>()
  return (locale: Locale, epoch: number): Promise<Texts> => {
    const known = cached.get(locale)
    if (known?.epoch === epoch) return known.texts
    const texts = readTexts(db, locale)
    texts.catch(() => cached.delete(locale))
    cached.set(locale, { epoch, texts })
    return texts
  }
}

function withTexts(record: unknown, fields: DictFields, texts: Texts): unknown {
  if (record === null || typeof record !== 'object') return record
  const named = Object.entries(fields).map(([field, code]) => {
    const value = (record as Answered)[field]
    return [`${field}_dictText`, texts.get(code)?.get(String(value)) ?? null]
  })
  return { ...record, ...Object.fromEntries(named) }
}

/**
 * Adds dictionary texts to a result: to the records of a page, to the items of a list, or to a single record.
 */
function translate(result: unknown, toText: (record: unknown) => unknown): unknown {
  if (Array.isArray(result)) return result.map(toText)
  const records = (result as { records?: unknown } | null)?.records
  if (!Array.isArray(records)) return toText(result)
  return { ...(result as object), records: records.map(toText), orders: [], searchCount: true }
}

/**
 * Registers a hook that adds dictionary texts and JeecgBoot's paging fields to responses. The hook applies
 * only to JeecgBoot's paths.
 */
export function answerAsJeecg(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const textsOf = createTexts(database.db)
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { dictFields: fields } = request.routeOptions.config
    const answer = payload as { success?: boolean; result?: unknown } | null
    if (!fields || !answer?.success) return payload
    const isNone = Object.keys(fields).length === 0
    const texts = isNone ? new Map() : await textsOf(request.locale, request.user.rightsEpoch)
    return { ...answer, result: translate(answer.result, (record) => withTexts(record, fields, texts)) }
  })
}
