import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Answers shorter than this travel in a packet or two anyway. */
const THRESHOLD = 4_096

/** Compresses longer answers for who asks for it; compressed requests are not taken, since they can be bombs. */
export function compressAnswers(app: FastifyInstance): void {
  app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
}
