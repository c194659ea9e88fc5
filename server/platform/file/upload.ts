import type { FastifyRequest } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit-log/append.ts'
import { malformedRequest } from '../http/errors.ts'
import { createQuotas, type Quota } from '../rate-limit/quota.ts'
import { bizUnknown, fileMissing, fileTooLarge, fileTypeRefused, tooManyFiles } from './errors.ts'
import { mediaTypeOf } from './media-type.ts'
import { type FileStore, newPath, type ReceivedFile } from './store.ts'
import { deleteOldUnsavedAvatars, megabytesOf, type UploadKind, uploadKinds } from './uploads.ts'

interface Form {
  biz: string
  file: (ReceivedFile & { name: string; isCut: boolean }) | undefined
}

const MAX_NAME = 255
/** Milliseconds for which a picture can be opened by its address before a record adopts it. */
const SHOWN_MS = 86_400_000
/** Maximum number of uploads per user and day, from any IP address. */
const FILES_A_DAY: Quota = { limit: 200, within: 86_400_000 }

/**
 * True if the form parser couldn't read the request body. The parser's errors are plain `Error`s without a
 * code.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error)

/**
 * Drops the rest of a body that the form parser no longer reads. Until a body has been read, its connection
 * takes no further request.
 */
function dropRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** Reads the whole form, since JeecgBoot clients send `biz` after the file. */
async function readForm(request: FastifyRequest, store: FileStore): Promise<Form> {
  const form: Form = { biz: '', file: undefined }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const received = await store.receive(part.file)
        // A binary part may be a file without a name.
        const { filename = '' } = part
        form.file = { ...received, name: filename.slice(-MAX_NAME), isCut: part.file.truncated }
      } else if (part.fieldname === 'biz' && part.value !== '') form.biz = String(part.value)
    }
  } catch (error) {
    dropRest(request)
    if (form.file) await store.discard(form.file)
    throw isUnreadable(error) ? malformedRequest(undefined, { cause: error }) : error
  }
  return form
}

/** Validates the form and returns its file, with kind and media type. Throws if the form is invalid. */
function validateForm({ biz, file }: Form, kinds: ReadonlyMap<string, UploadKind>) {
  const kind = kinds.get(biz)
  if (kind === undefined) throw bizUnknown()
  if (file === undefined || file.bytes === 0) throw fileMissing()
  if (file.isCut || file.bytes > kind.limit) throw fileTooLarge({ megabytes: megabytesOf(kind.limit) })
  const type = mediaTypeOf(file.name, file.head, kind.types)
  if (type === undefined) throw fileTypeRefused({ types: kind.types })
  return { kind, file, type }
}

/** Creates the upload service. */
export function createUpload(services: Services, store: FileStore) {
  const { database, config, ids, clock } = services
  const quotas = createQuotas(services)
  const kinds = uploadKinds(config)

  const register = (
    request: FastifyRequest,
    { kind, file, type }: ReturnType<typeof validateForm>,
    path: string,
  ) =>
    withTransaction(database.db, async (tx) => {
      const at = clock()
      const isShown = kind.isShownBeforeSaving && type.isPicture
      const row = {
        id: ids.nextId(),
        path,
        biz: kind.biz,
        original_name: file.name,
        media_type: type.name,
        byte_size: file.bytes,
        sha256: file.sha256,
        is_public: kind.isPublic,
        open_until: isShown ? new Date(at.getTime() + SHOWN_MS).toISOString() : null,
        owner_id: request.user.id,
        create_time: at.toISOString(),
      }
      await tx.insertInto('upload_file').values(row).execute()
      const forgotten = await deleteOldUnsavedAvatars(tx, request.user.id)
      await appendAudit(tx, {
        entry: {
          action: 'file.upload',
          subject: { kind: 'upload_file', id: row.id },
          detail: { path, bytes: file.bytes, sha256: file.sha256.toString('hex') },
        },
        origin: {
          user: request.user,
          pageId: null,
          pageVersion: null,
          actionId: null,
          requestId: request.id,
        },
        id: ids.nextId(),
        at,
      })
      // The files go before the commit: if the storage fails, their rows stay for the next upload or sweep.
      await Promise.all(forgotten.map(store.remove))
    })

  /** Stores the file of a form and returns its path below UPLOAD_DIR. */
  return async (request: FastifyRequest): Promise<string> => {
    const retryAfter = await quotas.use(`upload:by:${request.user.id}`, FILES_A_DAY)
    if (retryAfter !== undefined) throw tooManyFiles(undefined, { retryAfter })
    const form = await readForm(request, store)
    try {
      const accepted = validateForm(form, kinds)
      const path = newPath(accepted.kind.biz, accepted.type.extension)
      // The file is stored before its row, so that a crash between them leaves no row without a file.
      await store.commit(accepted.file, path)
      await register(request, accepted, path).catch(async (error) => {
        await store.remove(path)
        throw error
      })
      return path
    } finally {
      if (form.file) await store.discard(form.file)
    }
  }
}
