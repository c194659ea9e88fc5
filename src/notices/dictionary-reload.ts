import type { Dictionaries } from '#runtime'
import type { DictItems } from '#schemas'
import { storeDictionaries } from '../session/stored-login.ts'
import { noticeHttp } from './notice-http.ts'

/**
 * Reloads changed dictionaries, for pages and for the storage shared with JeecgBoot clients. Calls during a
 * reload are combined into one more reload. An error is ignored, because the next change retries.
 */
export function createDictionaryReload(dictionaries: Pick<Dictionaries, 'replace'>): () => Promise<void> {
  let tag: string | undefined
  let running: Promise<void> | undefined
  let isRequested = false

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

  async function readWhileRequested(): Promise<void> {
    do {
      isRequested = false
      await read().catch(() => undefined)
    } while (isRequested)
  }

  return () => {
    isRequested = true
    running ??= readWhileRequested().finally(() => {
      running = undefined
    })
    return running
  }
}
