import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Backend, openBackend } from './backend.ts'
import { banner } from './banner.ts'
import { type Config, ConfigError, printConfig, readConfig } from './config.ts'
import { createServices } from './create-services.ts'
import { createLog } from './platform/http/logging.ts'
import { createSuspension, SUSPENDED_LINE } from './platform/suspension.ts'
import { stopOnSignals } from './shutdown.ts'
import { explainStartError } from './start-errors.ts'
import { buildUpstreamApp } from './upstream/upstream-app.ts'

const WRONG_SETTING = 2
const FAILED = 1

const say = (sentence: string) => console.log(sentence)
const printError = (sentence: string) => console.error(sentence)

/** Checks that the port is free before slow work begins. */
const assertPortFree = ({ port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

/** Reads the settings; exits with a message if a setting is invalid. */
export function readConfigOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const problem of error.problems) printError(`wrong setting: ${problem}`)
    process.exit(WRONG_SETTING)
  }
}

interface StartOptions {
  /** The absolute folder of the built web client. */
  webDir?: string
  /**
   * Port that the banner shows if another process forwards requests to the server, such as Vite's dev server.
   */
  frontPort?: number
}

interface Opened {
  app: FastifyInstance
  /** What to close after the server. */
  backend: Pick<Backend, 'close'>
  /** Password of the first administrator. Undefined if this start didn't create the administrator. */
  adminPassword: string | undefined
  /** Tells whether jobs and messages wait after a restore. */
  isSuspended: () => Promise<boolean>
}

const clock = () => new Date()

/** Starts the server of this product, with its database. */
async function openOwn(config: Config, log: Logger, webDir: string | undefined): Promise<Opened> {
  const backend = await openBackend(config, say)
  const { database, ids, adminPassword } = backend
  const app = buildApp({ ...createServices({ config, database, ids, clock }), log, webDir })
  return { app, backend, adminPassword, isSuspended: createSuspension(database) }
}

/** Starts a server in front of a JeecgBoot server. */
const openUpstream = (config: Config, upstream: string, log: Logger, webDir: string | undefined): Opened => ({
  app: buildUpstreamApp({ config, upstream, log, webDir, clock }),
  backend: { close: async () => {} },
  adminPassword: undefined,
  isSuspended: async () => false,
})

async function serve(config: Config, { webDir, frontPort }: StartOptions): Promise<void> {
  const began = performance.now()
  await assertPortFree(config)
  const log = createLog(config.logLevel)
  const { upstreamUrl } = config
  const { app, backend, adminPassword, isSuspended } =
    upstreamUrl === undefined
      ? await openOwn(config, log, webDir)
      : openUpstream(config, upstreamUrl, log, webDir)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (cause) {
    await backend.close()
    throw cause
  }
  stopOnSignals(app, backend, log)
  const { port } = app.server.address() as AddressInfo
  say(banner({ config, port: frontPort ?? port, milliseconds: performance.now() - began, adminPassword }))
  if (await isSuspended()) say(SUSPENDED_LINE)
}

/** Prints the effective settings. */
export const showConfig = (config: Config): void => say(printConfig(config))

/** Starts the server. If the server can't start, prints the reason as one sentence. */
export async function start(config: Config, options: StartOptions = {}): Promise<void> {
  try {
    await serve(config, options)
  } catch (error) {
    const sentence = explainStartError(error, config)
    printError(
      sentence === undefined
        ? `Gaiwan did not start: ${(error as Error).stack}`
        : `Gaiwan did not start: ${sentence}`,
    )
    process.exit(FAILED)
  }
}
