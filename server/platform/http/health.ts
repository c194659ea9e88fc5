import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

const TIMEOUT_MS = 1_500

/** True if the database answers in time. */
export async function isDatabaseUp(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false)
  })
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/**
 * Adds two routes: `/health` reports that the process runs, `/ready` reports whether it can serve requests.
 * `isUp` tells whether the services that requests need are available, `isSuspended` whether jobs and messages wait.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  isUp: () => Promise<boolean> = async () => true,
  isSuspended: () => Promise<boolean> = async () => false,
): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })

  const open = { config: { access: 'public' }, schema: { hide: true } } as const
  app.get('/health', open, () => ({ status: 'up' }))
  app.get('/ready', open, async (_request, reply) => {
    const ready = !isStopping && (await isUp())
    if (!ready) return reply.code(503).send({ status: 'down' })
    return { status: 'up', ...((await isSuspended()) && { work: 'suspended' }) }
  })
}
