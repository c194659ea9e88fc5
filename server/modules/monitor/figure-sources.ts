import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { countSessions, countSignIns } from './database-figures.ts'
import { createStamp, nodeName, startedAt } from './node-facts.ts'
import { createSampler, type Sample, type Sampler } from './sampler.ts'

const MINUTE = 60_000
const CLOCK_FROM = 11

/**
 * Creates the sources of figures. The sources sample the process from the start of the server until it
 * closes.
 */
export function createFigureSources(app: FastifyInstance, { database, config, clock }: Services) {
  const stamp = createStamp(config.businessTz)
  let sampler: Sampler | undefined
  let most = 0

  async function sessions() {
    const idleHours = config.sessionIdleHours
    const [{ live, over }, begun] = await Promise.all([
      countSessions(database.db, { now: clock(), idleHours }),
      countSignIns(database.db, startedAt()),
    ])
    most = Math.max(most, live)
    return { live, over, begun, most }
  }

  // Ignores a database error, since health checks and requests report the same error.
  const timer = () => setInterval(() => void sessions().catch(() => undefined), MINUTE)
  let minutes: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    sampler = createSampler({ pool: database.pool, traffic: app.traffic })
    minutes = timer()
    minutes.unref()
  })
  app.addHook('onClose', () => {
    clearInterval(minutes)
    sampler?.stop()
  })

  const running = (): Sampler => {
    if (!sampler) throw new Error('figures are read before the server is ready')
    return sampler
  }

  return {
    sessions,
    stamp,
    sampler: running,
    /** Name and start time of this process. */
    node: () => ({ node: nodeName, since: stamp(startedAt()) }),
    /** Returns the values that `pick` selects from each sample of the last half hour. */
    history: <Point extends object>(pick: (sample: Sample) => Point) =>
      running()
        .samples()
        .map((sample) => ({ time: stamp(sample.at).slice(CLOCK_FROM), ...pick(sample) })),
  }
}

export type FigureSources = ReturnType<typeof createFigureSources>
