import type { Config } from './config.ts'
import { DEMO_PASSWORD, demoUsers } from './db/seed/data/accounts.ts'
import { VERSION } from './version.ts'

interface Started {
  config: Config
  /**
   * Port to show: the port of the server, or the port of another process that forwards requests to the
   * server.
   */
  port: number
  milliseconds: number
  /** Password of the first administrator. Undefined if the administrator existed before this start. */
  adminPassword: string | undefined
}

const addressOf = ({ config, port }: Started): string => {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

function accountLines({ config, adminPassword }: Started): string[] {
  if (config.upstreamUrl !== undefined) {
    return [`Calls go to ${config.upstreamUrl}. Sign in with an account of that server.`]
  }
  if (config.demo) {
    return [
      `Sign in as ${demoUsers.map(({ username }) => username).join(', ')}.`,
      `Each starts with the password ${DEMO_PASSWORD}; one that was changed stays changed.`,
    ]
  }
  if (adminPassword === undefined) return []
  return [`Sign in as admin with password ${adminPassword} (shown once: change it now).`]
}

/** Message that `npm start` prints: the address, and how to sign in. */
export const banner = (started: Started): string =>
  [
    '',
    `  Gaiwan ${VERSION} is ready in ${(started.milliseconds / 1_000).toFixed(1)} s`,
    '',
    `  ${addressOf(started)}`,
    '',
    ...accountLines(started).map((line) => `  ${line}`),
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
