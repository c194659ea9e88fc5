import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Backend } from './backend.ts'

/** Milliseconds that current requests have to finish. */
const PATIENCE = 8_000
/** Milliseconds after which the process exits even if it hasn't finished. */
const LIMIT = 10_000

/** Milliseconds between two checks whether npm's shell still runs. */
const CHECK_INTERVAL_MS = 500
/**
 * Id of the parent process. It is read when this module is loaded, since the parent may exit while the server
 * starts.
 */
const parent = process.ppid

/** Stops accepting requests, waits for current requests, then closes the database. */
async function stop(app: FastifyInstance, backend: Pick<Backend, 'close'>): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(cutOff)
  await backend.close()
}

/**
 * Stops the server gracefully within 10 s on SIGTERM and SIGINT. A second signal ends the process
 * immediately.
 */
export function stopOnSignals(app: FastifyInstance, backend: Pick<Backend, 'close'>, log: Logger): void {
  let isStopping = false

  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), LIMIT).unref()
    stop(app, backend).then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, 'graceful shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  if (process.env.npm_lifecycle_event !== undefined) {
    onParentExit(() => {
      if (!isStopping) onSignal('SIGTERM')
    })
  }
}

/**
 * Calls `stop` when the parent process exits. `npm start` sends SIGTERM only to its shell, and the shell
 * exits without sending SIGTERM to the server. Without this check, the server would continue to run and keep
 * its port.
 */
function onParentExit(stop: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, CHECK_INTERVAL_MS)
  timer.unref()
}
