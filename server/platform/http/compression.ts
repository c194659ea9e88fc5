import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Minimum length in bytes from which a response is compressed. Shorter responses fit in one or two packets.
 */
const THRESHOLD = 4_096

/**
 * Compresses long responses for clients that accept compression. Compressed requests are rejected, since they
 * can be zip bombs.
 */
export function compressResponses(app: FastifyInstance): void {
  app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
}
