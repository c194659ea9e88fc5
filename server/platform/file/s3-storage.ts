import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { unavailable } from '../http/errors.ts'
import type { Storage, StorageConfig } from './storage.ts'

const CONNECTION_TIMEOUT_MS = 2_000

/** Limits in ms, without which a server that accepts requests and never answers would block its callers. */
export interface S3Limits {
  /** Time until a server answers a request without a body. */
  answer: number
  /** Time without a byte in either direction, while a file is sent or received. */
  idle: number
}

const LIMITS: S3Limits = { answer: 10_000, idle: 60_000 }

/** The client library, which is loaded only if files are kept in a bucket, and a client. */
async function connect(config: StorageConfig, { answer, idle }: S3Limits) {
  const { s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey, s3PathStyle } = config
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region: s3Region,
    forcePathStyle: s3PathStyle,
    ...(s3Endpoint !== undefined && { endpoint: s3Endpoint }),
    ...(s3AccessKeyId !== '' && {
      credentials: { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey },
    }),
    // Many S3-compatible servers lack the checksums that the client would add to each request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: answer,
      // Otherwise the client only logs a warning and goes on waiting.
      throwOnRequestTimeout: true,
      socketTimeout: idle,
    },
  })
  return { s3, client }
}

/** True if the object doesn't exist. A missing bucket also has the HTTP status 404, but is a failure. */
const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as Partial<S3ServiceException>).name ?? '')

/** Keeps files as objects of the bucket `S3_BUCKET`, with their stored paths as keys. */
export function createS3Storage(config: StorageConfig, limits = LIMITS): Storage {
  const Bucket = config.s3Bucket
  let connected: ReturnType<typeof connect> | undefined

  /** Returns undefined if the object doesn't exist. */
  const use = async <Result>(
    work: (s3: Awaited<ReturnType<typeof connect>>['s3'], client: S3Client) => Promise<Result>,
  ): Promise<Result | undefined> => {
    connected ??= connect(config, limits)
    const { s3, client } = await connected
    try {
      return await work(s3, client)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw unavailable(undefined, { cause: error })
    }
  }

  const remove = (stored: string) =>
    use(async ({ DeleteObjectCommand }, client) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: stored }))
    })

  return {
    put: ({ temporary, bytes, sha256 }, stored) =>
      use(async ({ PutObjectCommand }, client) => {
        const Body = createReadStream(temporary)
        const ChecksumSHA256 = sha256.toString('base64')
        const object = { Bucket, Key: stored, Body, ContentLength: bytes, ChecksumSHA256 }
        try {
          // The time of an upload depends on the size of the file, so only pauses are limited.
          await client.send(new PutObjectCommand(object), { requestTimeout: 0 })
        } finally {
          // The client leaves the file open if the request fails before all bytes are read.
          Body.destroy()
        }
      }),

    open: (stored) =>
      use(async ({ GetObjectCommand }, client) => {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key: stored }))
        return Body && { stream: Body as Readable, bytes: ContentLength }
      }),

    remove,

    removeOld: (folder, before) =>
      use(async ({ paginateListObjectsV2 }, client) => {
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client },
          { Bucket, Prefix: `${folder}/` },
        ))
          for (const { Key, LastModified } of Contents)
            if (Key !== undefined && LastModified && LastModified < before) await remove(Key)
      }),
  }
}
