import type { Dictionaries } from '#runtime'
import type { DictItems } from '#schemas'
import { combineCalls } from '../session/combine-calls.ts'
import { storeDictionaries } from '../session/stored-login.ts'
import { noticeHttp } from './notice-http.ts'

/**
 * Returns a function that reloads changed dictionaries. It updates the pages, and the browser storage that
 * JeecgBoot clients also read. Calls during a reload result in one more reload. Errors are ignored, because
 * the next change causes a reload again.
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
