import type { FastifyRequest } from 'fastify'
import { malformedRequest } from '../http/errors.ts'
import { importFileMissing, importFileTooLarge, MAX_MEGABYTES } from './errors.ts'

const MEGABYTE = 1_048_576
const MAX_NAME = 255

/** Limits of the upload form: one small file and a page id. */
export const formLimits = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: MAX_MEGABYTES * MEGABYTE,
    files: 1,
    fields: 2,
    parts: 3,
    fieldSize: 200,
    headerPairs: 50,
  },
}

/**
 * True if the form parser couldn't read the request body. The parser's errors are plain `Error`s without a
 * code.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error)

/** Reads the uploaded form. */
export async function readForm(request: FastifyRequest) {
  const form: { page: string; file?: { name: string; bytes: Buffer } } = { page: '' }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.file.truncated) throw importFileTooLarge({ megabytes: MAX_MEGABYTES })
        form.file = { name: (part.filename ?? '').slice(-MAX_NAME), bytes }
      } else if (part.fieldname === 'page') form.page = String(part.value)
    }
  } catch (error) {
    throw isUnreadable(error) ? malformedRequest(undefined, { cause: error }) : error
  }
  const { page, file } = form
  if (!file || file.bytes.length === 0) throw importFileMissing()
  return { page, ...file }
}
