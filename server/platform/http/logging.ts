import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

const secrets = ['password', 'oldpassword', 'confirmpassword', 'token', 'x-access-token', 'authorization']

/** Creates the logger, which writes JSON lines and masks secrets up to two levels deep. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
      serializers: { err: pino.stdSerializers.err },
    },
    destination,
  )

/**
 * Logs one line per request, with its route. Leaves out query string and body, since they can contain
 * secrets.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      },
      'answered',
    )
    done()
  })
}
