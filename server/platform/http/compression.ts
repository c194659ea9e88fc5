import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Minimum length of a compressed response, in bytes. Shorter responses fit in one or two packets. */
const THRESHOLD = 4_096

/**
 * Compresses long responses for clients that accept this. Compressed requests are rejected: they can be zip
 * bombs.
 */
export function compressResponses(app: FastifyInstance): void {
  app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
}
