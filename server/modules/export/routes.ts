import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ListExportBody, ListExportSizeBody } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { attachment } from '../spreadsheet/attachment.ts'
import { createExports } from './service.ts'

/** Files, and counts, a minute from one address. */
const EXPORTS = 30
const SIZES = 120

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Files of list pages: a caller names a shipped page, its filters and the columns he wants. */
export async function exportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const exports = createExports(services)

  const size = operationRoute('list.exportSize')
  app.route<{ Body: ListExportSizeBody }>({
    ...size,
    config: { ...size.config, rateLimit: perMinute(SIZES) },
    handler: async ({ body, user }) => ok(await exports.size(body, user)),
  })

  const { schema, ...route } = operationRoute('list.export')
  app.route<{ Body: ListExportBody }>({
    ...route,
    config: { ...route.config, rateLimit: perMinute(EXPORTS) },
    // The answer is the file itself, which no shape describes.
    schema: { body: schema.body },
    handler: async (request, reply) => {
      const { format } = request.body
      const { stream, name, close } = await exports.open(request)
      // Whichever ends first: the file, or the caller's patience.
      finished(reply.raw, () => {
        stream.destroy()
        void close()
      })
      return reply
        .type(TYPES[format])
        .header('content-disposition', attachment(`${name}.${format}`, { plain: `export.${format}` }))
        .header('cache-control', 'no-store')
        .send(stream)
    },
  })
}
