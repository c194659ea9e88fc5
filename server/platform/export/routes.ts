import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { attachmentHeader } from '../http/attachment-header.ts'
import { createRawRoute, createRoute } from '../http/operation-route.ts'
import { createExports } from './service.ts'

/**
 * Maximum number of exports per minute and IP address. The same limit applies to requests that count rows.
 */
const EXPORTS = 30
const SIZES = 120

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Routes that export list pages. A request names a page, its filters and its columns. */
export async function exportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const exports = createExports(services)

  route('list.exportSize', (body, { user }) => exports.size(body, user), { limit: SIZES })

  createRawRoute(app)(
    'list.export',
    async (body, request, reply) => {
      const { format } = body
      const { stream, name, close } = await exports.open(body, request)
      // Runs when the file is complete or the client disconnects.
      finished(reply.raw, () => {
        stream.destroy()
        void close()
      })
      return reply
        .type(TYPES[format])
        .header('content-disposition', attachmentHeader(`${name}.${format}`, { plain: `export.${format}` }))
        .send(stream)
    },
    { limit: EXPORTS, sendsFile: true },
  )
}
