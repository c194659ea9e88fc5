import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createServices } from '../../server/create-services.ts'
import { createIdMaker, type OpenDatabase } from '../../server/db/index.ts'
import { createSignIn, isActive } from '../../server/platform/authentication/sign-in.ts'
import { createLog } from '../../server/platform/http/logging.ts'
import type { Services } from '../../server/services.ts'
import { APP_SECRET } from './app-secret.ts'
import { createTestDatabase } from './database.ts'

/** The whole server with its own database. Tests call the server with Fastify's `inject`. */
export interface TestApp {
  app: FastifyInstance
  services: Services
  /** Signs in a user, by default the administrator. Returns the headers for the user's calls. */
  signIn: (username?: string, password?: string) => Promise<{ 'x-access-token': string }>
  /** Advances the server's clock. */
  wait: (milliseconds: number) => void
  close: () => Promise<void>
}

/** Options of a test server. */
export interface TestAppOptions {
  /** Settings of the server, by environment variable. */
  env?: Record<string, string>
  /** Destination of the log. By default the log is discarded. */
  logTo?: DestinationStream
  webDir?: string
  /**
   * Database to use, which isn't dropped when the server is closed. By default the server gets a new demo
   * database.
   */
  database?: OpenDatabase
  /** Adds routes or hooks before the app is ready. */
  extend?: (app: FastifyInstance) => void
}

async function signInBy(password: string, app: FastifyInstance, username: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/login',
    payload: { username, password },
  })
  return { 'x-access-token': answer.json().result.token as string }
}

const origin = { ip: '127.0.0.1', userAgent: 'tests' }

/**
 * Opens a session without checking the password. The check of a password takes a fifth of a second, and tests
 * sign in a thousand times.
 */
async function admit(services: Services, username: string) {
  const account = await services.database.db
    .selectFrom('sys_user')
    .select(['id', 'org_code', 'status', 'del_flag'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (account === undefined || !isActive(account)) throw new Error(`${username} may not sign in`)
  const arrival = { account, way: 'PASSWORD', origin, locale: 'zh-CN' } as const
  const { token } = await createSignIn(services).signIn(arrival, async () => undefined)
  return { 'x-access-token': token }
}

async function servicesOn(database: OpenDatabase, env: Record<string, string>) {
  let moved = 0
  const ids = await createIdMaker(database.db)
  const clock = () => new Date(Date.now() + moved)
  const config = readConfig({
    APP_SECRET,
    CAPTCHA: 'off',
    DEMO_DAY: '0',
    LOGIN_RATE_LIMIT: '10000',
    ...env,
  })
  const services = createServices({ config, database, ids, clock })
  const wait = (milliseconds: number) => {
    moved += milliseconds
  }
  return { services, ids, wait }
}

/** Starts a server, by default on a new demo database. Close the server in `afterAll`. */
export async function createTestApp({
  env = {},
  logTo,
  webDir,
  database: given,
  extend,
}: TestAppOptions = {}): Promise<TestApp> {
  const { database, drop } = given
    ? { database: given, drop: () => given.close() }
    : await createTestDatabase({ demo: true })
  const { services, ids, wait } = await servicesOn(database, env)
  const log = logTo && createLog('info', logTo)
  const app = buildApp({ ...services, webDir, ...(log && { log }) })
  extend?.(app)
  await app.ready()
  return {
    app,
    services,
    wait,
    signIn: (username = 'admin', password) =>
      password === undefined ? admit(services, username) : signInBy(password, app, username),
    close: async () => {
      await app.close()
      await ids.close()
      await drop()
    },
  }
}
