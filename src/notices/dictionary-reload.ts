import type { Dictionaries } from '#runtime'
import type { DictItems } from '#schemas'
import { combineCalls } from '../session/combine-calls.ts'
import { storeDictionaries } from '../session/stored-login.ts'
import { noticeHttp } from './notice-http.ts'

/**
 * Reloads changed dictionaries, for pages and for the storage shared with JeecgBoot clients. Calls during a
 * reload are combined into one more reload. An error is ignored, because the next change retries.
 */
export function createDictionaryReload(dictionaries: Pick<Dictionaries, 'replace'>): () => Promise<void> {
  let tag: string | undefined

  async function read(): Promise<void> {
    const all = await noticeHttp.call<DictItems | undefined>(
      'dict.all',
      {},
      {
        ...(tag !== undefined && { headers: { 'If-None-Match': tag } }),
        onTag: (newTag) => {
          tag = newTag
        },
      },
    )
    if (typeof all !== 'object' || all === null || Array.isArray(all)) return
    dictionaries.replace(all)
    storeDictionaries(all)
  }

  return combineCalls(() => read().catch(() => undefined))
}
