import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  body: Buffer
  changed: Date
}

const entryOf = (key: string, { body, changed }: StoredObject) =>
  `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${changed.toISOString()}</LastModified></Contents>`

/** Number of objects on one page of a list, which is small so that tests need few objects. */
const PAGE = 2

type Answer = readonly [status: number, body?: Buffer | string]

const failure = (status: number, code: string): Answer => [status, `<Error><Code>${code}</Code></Error>`]

/** An S3 server with one bucket in memory. It accepts only signed requests of the access key. */
export async function startS3Server({ bucket = 'uploads', accessKey = 'tea' } = {}) {
  const objects = new Map<string, StoredObject>()
  const state = { isBroken: false, isHanging: false }

  const list = (query: URLSearchParams): string => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const rest = keys.filter((key) => key > (query.get('continuation-token') ?? ''))
    const page = rest.slice(0, PAGE)
    const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const entries = page.map((key) => entryOf(key, objects.get(key) as StoredObject)).join('')
    return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${entries}</ListBucketResult>`
  }

  const put = async (key: string, request: IncomingMessage): Promise<Answer> => {
    const body = await buffer(request)
    const digest = createHash('sha256').update(body).digest('base64')
    if (digest !== request.headers['x-amz-checksum-sha256']) return failure(400, 'BadDigest')
    objects.set(key, { body, changed: new Date() })
    return [200]
  }

  const remove = (key: string): Answer => [objects.delete(key) ? 204 : 404]

  const get = (key: string): Answer => {
    const found = objects.get(key)
    return found ? [200, found.body] : failure(404, 'NoSuchKey')
  }

  const isSigned = ({ headers: { authorization = '' } }: IncomingMessage) =>
    authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`)

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, name, ...parts] = decodeURIComponent(pathname).split('/')
    const key = parts.join('/')
    if (state.isBroken) return failure(500, 'InternalError')
    if (!isSigned(request)) return failure(403, 'AccessDenied')
    if (name !== bucket) return failure(404, 'NoSuchBucket')
    if (request.method === 'PUT') return put(key, request)
    if (request.method === 'DELETE') return remove(key)
    return key === '' ? [200, list(searchParams)] : get(key)
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (state.isHanging) return
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body ?? '') }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    objects,
    state,
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: 'lapsang souchong',
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
