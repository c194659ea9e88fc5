import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Backend } from './backend.ts'

/** Requests under way get so long to finish, in milliseconds. */
const PATIENCE = 8_000
/** The process ends after so long, whatever still hangs. */
const LIMIT = 10_000

/** Interval of checking the shell of a process that npm started, in milliseconds. */
const LOOK_EVERY = 500
/** Parent process: read at once, since it may be gone when we are ready. */
const parent = process.ppid

/** Stops taking requests, lets those under way finish, then closes the database. */
async function stop(app: FastifyInstance, backend: Backend): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(cutOff)
  await backend.close()
}

/** Stops in good order on SIGTERM and SIGINT, within 10 s; a second signal ends the process at once. */
export function stopOnSignals(app: FastifyInstance, backend: Backend, log: Logger): void {
  let isStopping = false

  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), LIMIT).unref()
    stop(app, backend).then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, 'could not stop in good order')
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
 * `npm start` runs us in a shell, and sends that shell the SIGTERM it gets; the shell ends without a word to us.
 * Its end is our signal; otherwise the server would stay behind, holding its port, with nothing to stop it.
 */
function onParentExit(stop: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, LOOK_EVERY)
  timer.unref()
}
