import type { InjectOptions } from 'fastify'

/** One part of a multipart form. A part with a `fileName` is a file. */
export interface FormPart {
  name: string
  fileName?: string
  body: Buffer | string
}

const BOUNDARY = 'x-part-of-a-form'

/** Creates a multipart request as a browser sends it. */
export function multipartOf(
  parts: readonly FormPart[],
): Pick<InjectOptions, 'payload'> & { headers: object } {
  const chunks = parts.flatMap(({ name, fileName, body }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"` +
        `${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
