import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ImportError } from '#schemas'
import type { Services } from '../../services.ts'
import { createFileStore, newPath } from '../file/store.ts'
import { IMPORT } from '../file/uploads.ts'
import { type Locale, localizedTo } from '../http/locale.ts'
import type { SignedIn } from '../http/request.ts'

/** Maximum number of lines in an error list. */
const MOST_LINES = 1_000

/** Formats the problems as one line each, with position and reason, but without the values of cells. */
function linesOf(problems: readonly ImportError[], locale: Locale): string {
  const lines = problems.slice(0, MOST_LINES).map(({ row, column, message }) => {
    const place = column === null ? '' : localizedTo({ en: `, ${column}`, zh: `，${column}` }, locale)
    return localizedTo(
      { en: `Row ${row}${place}: ${message}`, zh: `第 ${row} 行${place}：${message}` },
      locale,
    )
  })
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * Stores the error list of a file for a day. JeecgBoot clients open the link to the list without a token.
 * Therefore the path of the list cannot be guessed, and the list contains no values of cells.
 */
export async function saveProblems(
  { database, config, ids, clock }: Services,
  problems: readonly ImportError[],
  { user, locale }: { user: SignedIn; locale: Locale },
): Promise<{ fileUrl: string; fileName: string }> {
  const bytes = Buffer.from(linesOf(problems, locale))
  const store = createFileStore(config)
  const path = newPath(IMPORT, 'txt')
  const fileName = localizedTo({ en: 'Import errors.txt', zh: '导入错误信息.txt' }, locale)
  const received = await store.receive(Readable.from([bytes]))
  try {
    await database.db
      .insertInto('upload_file')
      .values({
        id: ids.nextId(),
        path,
        biz: IMPORT,
        original_name: fileName,
        media_type: 'text/plain; charset=utf-8',
        byte_size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        is_public: true,
        owner_id: user.id,
        create_time: clock().toISOString(),
      })
      .execute()
    await store.commit(received, path)
  } finally {
    await store.discard(received)
  }
  return { fileUrl: `/sys/common/static/${path}`, fileName }
}
