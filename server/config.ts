import path from 'node:path'
import { documentExtensions } from './platform/file/media-type.ts'
import { readThirdLogins, type ThirdLogins } from './platform/oauth/providers.ts'
import {
  basePath,
  bucket,
  casUrl,
  clientOrigins,
  flag,
  gatewayUrl,
  host,
  hosts,
  integerBetween,
  oneOf,
  origins,
  postgresUrl,
  publicUrl,
  type Reader,
  region,
  secret,
  secrets,
  someOf,
  text,
  tileUrl,
  timeZone,
  trustedProxies,
  upstreamUrl,
} from './setting-parsers.ts'

type Env = Record<string, string | undefined>

interface Setting<Value> {
  name: string
  /** Default value, which is used if the environment doesn't set the variable. */
  fallback: string | ((env: Env) => string)
  read: Reader<Value>
}

const setting = <Value>(name: string, fallback: Setting<Value>['fallback'], read: Reader<Value>) => ({
  name,
  fallback,
  read,
})

const demoByDefault = (env: Env): string => (env.NODE_ENV === 'production' ? '0' : '1')
const isDemo = (env: Env): boolean => !['0', 'false', 'off'].includes(env.DEMO || demoByDefault(env))

/** Settings of the server, each with its environment variable, default and parser. */
const settings = {
  port: setting('PORT', '3100', integerBetween(0, 65_535)),
  host: setting('HOST', (env) => (isDemo(env) ? '127.0.0.1' : '0.0.0.0'), host),
  dataDir: setting('DATA_DIR', './data', (value) => path.resolve(text(value))),
  databaseUrl: setting('DATABASE_URL', '', postgresUrl),
  /** Read replica for reports, so that reports don't load the main database. */
  reportDatabaseUrl: setting('REPORT_DATABASE_URL', '', postgresUrl),
  apiBase: setting('API_BASE', '/jeecg-boot', basePath),
  /** JeecgBoot server whose client this server is. Without it, this server answers the API itself. */
  upstreamUrl: setting('UPSTREAM_URL', '', upstreamUrl),
  /** True to create demo accounts and demo data. */
  demo: setting('DEMO', demoByDefault, flag),
  /** True if the simulated channels report trades all day in demo mode. */
  demoDay: setting('DEMO_DAY', '1', flag),
  /** Allows other machines to reach a server with demo accounts. */
  demoPublic: setting('DEMO_PUBLIC', '0', flag),
  /** Secret that encrypts id numbers, account numbers and secrets of channels in the database. */
  appSecret: setting('APP_SECRET', '', secret),
  /** Earlier values of `APP_SECRET`. These secrets are used only to decrypt. */
  appSecretPrevious: setting('APP_SECRET_PREVIOUS', '', secrets),
  logLevel: setting(
    'LOG_LEVEL',
    (env) => (isDemo(env) ? 'warn' : 'info'),
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
  /** Time zone of business days and of all times in the API. */
  businessTz: setting('BUSINESS_TZ', 'Asia/Shanghai', timeZone),
  /** Language of menu titles for clients that ask for no language. */
  menuLang: setting('MENU_LANG', 'zh-CN', oneOf('zh-CN', 'en-US')),
  captcha: setting('CAPTCHA', 'after-failures', oneOf('off', 'always', 'after-failures')),
  /** HTTP status of the response to a request with an expired token. Older JeecgBoot clients expect 500. */
  tokenExpiredStatus: setting('TOKEN_EXPIRED_STATUS', '500', (value) =>
    oneOf('500', '401')(value) === '500' ? 500 : 401,
  ),
  /** Folder of uploaded files, shared by all nodes of a database. */
  uploadDir: setting(
    'UPLOAD_DIR',
    (env) => `${env.DATA_DIR || './data'}/uploads`,
    (value) => path.resolve(text(value)),
  ),
  /** Bucket that keeps uploaded files in place of UPLOAD_DIR; disabled if empty. */
  s3Bucket: setting('S3_BUCKET', '', bucket),
  /** Server of the bucket, for servers that are compatible with Amazon S3. */
  s3Endpoint: setting('S3_ENDPOINT', '', publicUrl),
  s3Region: setting('S3_REGION', 'us-east-1', region),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', '', text),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', '', text),
  /** True if the bucket is in the path of an address rather than in its host. */
  s3PathStyle: setting('S3_PATH_STYLE', (env) => (env.S3_ENDPOINT ? '1' : '0'), flag),
  uploadMaxMb: setting('UPLOAD_MAX_MB', '10', integerBetween(1, 1_000)),
  /** Types of documents that can be uploaded, by extension. Pictures can always be uploaded. */
  uploadTypes: setting('UPLOAD_TYPES', documentExtensions.join(' '), someOf(documentExtensions)),
  /** Maximum number of rows of an exported file. A worksheet holds 1,048,576 rows, including the headings. */
  exportMaxRows: setting('EXPORT_MAX_ROWS', '1000000', integerBetween(1, 1_048_575)),
  /** Number of rows above which an export runs in the background. */
  exportBackgroundRows: setting('EXPORT_BACKGROUND_ROWS', '50000', integerBetween(1, 1_048_575)),
  /** Days until a background export is deleted. */
  exportKeepDays: setting('EXPORT_KEEP_DAYS', '7', integerBetween(1, 365)),
  /** Maximum number of rows of an imported file. */
  importMaxRows: setting('IMPORT_MAX_ROWS', '5000', integerBetween(1, 50_000)),
  /** Absolute amount in fen from which an adjustment needs approval; 0 disables approvals. */
  adjustmentSignatureFen: setting(
    'ADJUSTMENT_SIGNATURE_FEN',
    '1000000',
    integerBetween(0, Number.MAX_SAFE_INTEGER),
  ),
  /** Hours without a request after which a session ends. */
  sessionIdleHours: setting('SESSION_IDLE_HOURS', '8', integerBetween(1, 168)),
  trustProxy: setting('TRUST_PROXY', 'off', trustedProxies),
  /** Origins of other clients, whose pages may call the API. */
  corsOrigins: setting('CORS_ORIGINS', '', clientOrigins),
  frameOrigins: setting('FRAME_ORIGINS', '', origins),
  connectOrigins: setting('CONNECT_ORIGINS', '', origins),
  imgOrigins: setting('IMG_ORIGINS', '', origins),
  /** Address of the tiles of a map server. Without it, maps show only outlines. */
  mapTileUrl: setting('MAP_TILE_URL', '', tileUrl),
  /** Credit that the map server requires on its maps. */
  mapTileAttribution: setting('MAP_TILE_ATTRIBUTION', '', text),
  /** Coordinates of the tiles: those of GPS, or the shifted ones that maps of China use. */
  mapTileDatum: setting('MAP_TILE_DATUM', 'wgs84', oneOf('wgs84', 'gcj02')),
  /** Additional origins whose pages may open the WebSocket. */
  wsOrigins: setting('WS_ORIGINS', '', origins),
  /** Allows WebSocket clients without a token, which get frames without content. */
  wsLegacy: setting('WS_LEGACY', '1', flag),
  /** Days to keep the sign-in log. */
  loginLogKeepDays: setting('LOGIN_LOG_KEEP_DAYS', '180', integerBetween(7, 3_650)),
  /** Days to keep messages after they left the queue. */
  smsKeepDays: setting('SMS_KEEP_DAYS', '90', integerBetween(1, 3_650)),
  /** Days to keep ended tasks in the list. A task whose file still exists stays longer. */
  taskKeepDays: setting('TASK_KEEP_DAYS', '90', integerBetween(1, 3_650)),
  /** Days to keep the results of invariant checks. */
  invariantKeepDays: setting('INVARIANT_KEEP_DAYS', '365', integerBetween(30, 3_650)),
  /** Days to keep idempotency keys with their stored responses. */
  idempotencyKeepDays: setting('IDEMPOTENCY_KEEP_DAYS', '7', integerBetween(1, 90)),
  /**
   * Notifies other nodes of push messages with PostgreSQL's NOTIFY. Without NOTIFY, messages arrive up to a
   * second later.
   */
  pushNotify: setting('PUSH_NOTIFY', '1', flag),
  /** Maximum number of requests per minute and IP address; 0 disables the limit. */
  rateLimit: setting('RATE_LIMIT', '0', integerBetween(0, 1_000_000)),
  /** Maximum number of sign-ins per minute and IP address. */
  loginRateLimit: setting('LOGIN_RATE_LIMIT', '120', integerBetween(1, 100_000)),
  /**
   * Destination of SMS messages: `outbox` only stores messages in the outbox table, `http` sends messages to
   * the gateway.
   */
  smsProvider: setting('SMS_PROVIDER', 'outbox', oneOf('outbox', 'http')),
  smsGatewayUrl: setting('SMS_GATEWAY_URL', '', gatewayUrl),
  smsGatewayToken: setting('SMS_GATEWAY_TOKEN', '', text),
  /** Allows channels whose adapter only simulates payments. */
  sandboxChannels: setting('SANDBOX_CHANNELS', (env) => (isDemo(env) ? '1' : '0'), flag),
  /** Seconds until a request to a payment channel times out. */
  channelTimeoutSeconds: setting('CHANNEL_TIMEOUT_SECONDS', '10', integerBetween(1, 60)),
  /** Maximum number of SMS codes per hour and IP address. */
  smsRateLimit: setting('SMS_RATE_LIMIT', '60', integerBetween(1, 100_000)),
  /** Public address of this server, to which other servers redirect the user's browser. */
  publicUrl: setting('PUBLIC_URL', '', publicUrl),
  /** CAS server for single sign-on; disabled if empty. */
  casUrl: setting('CAS_URL', '', casUrl),
  /** `offer` shows single sign-on on the login page, `always` redirects to the CAS server immediately. */
  casLogin: setting('CAS_LOGIN', 'offer', oneOf('offer', 'always')),
  /** OAuth providers. The providers are read from a file, since their settings contain secrets. */
  thirdLogin: setting('THIRD_LOGIN_FILE', '', readThirdLogins),
  /**
   * Hosts with private addresses to which the server may connect. Connections to all other private addresses
   * are refused.
   */
  outboundPrivateHosts: setting('OUTBOUND_PRIVATE_HOSTS', '', hosts),
} satisfies Record<string, Setting<unknown>>

type Settings = typeof settings

/** Checked configuration from the environment. */
export type Config = { readonly [Key in keyof Settings]: ReturnType<Settings[Key]['read']> }

/** Error that lists all invalid settings with their reasons. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`wrong settings: ${problems.join('; ')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const isLoopback = (name: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(name)

const textOf = ({ name, fallback }: Setting<unknown>, env: Env): string =>
  env[name] || (typeof fallback === 'function' ? fallback(env) : fallback)

/** Problems of settings that need each other. */
function missingSettings(config: Config): string[] {
  const problems: string[] = []
  if (config.demo && !config.demoPublic && config.host !== undefined && !isLoopback(config.host)) {
    problems.push(
      `HOST ${config.host} would open the demo accounts to the network: set DEMO=0, or DEMO_PUBLIC=1 to allow it`,
    )
  }
  if (config.demo === false && config.appSecret === '') {
    problems.push('APP_SECRET is missing: set it to a random text of at least 32 characters, and keep it')
  }
  if (config.s3Endpoint !== undefined && config.s3Bucket === '') {
    problems.push('S3_ENDPOINT requires a bucket: set S3_BUCKET')
  }
  if ((config.s3AccessKeyId === '') !== (config.s3SecretAccessKey === '')) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY require each other: set both or none')
  }
  if (config.smsProvider === 'http' && config.smsGatewayUrl === undefined) {
    problems.push('SMS_PROVIDER=http requires a gateway: set SMS_GATEWAY_URL')
  }
  if (config.mapTileUrl !== undefined && config.mapTileAttribution === '') {
    problems.push('MAP_TILE_URL requires the credit of the map server: set MAP_TILE_ATTRIBUTION')
  }
  if (config.casUrl !== undefined && config.publicUrl === undefined) {
    problems.push('CAS_URL requires a redirect address: set PUBLIC_URL')
  }
  if (config.thirdLogin?.providers.length && config.publicUrl === undefined) {
    problems.push('THIRD_LOGIN_FILE requires a redirect address: set PUBLIC_URL')
  }
  return problems
}

/** Reads and validates the environment; throws one ConfigError for all invalid settings. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, one] of Object.entries<Setting<unknown>>(settings)) {
    try {
      values[key] = one.read(textOf(one, env))
    } catch (reason) {
      problems.push(`${one.name} ${(reason as Error).message}`)
    }
  }
  const config = values as Config
  // In front of a JeecgBoot server, none of the settings that need each other is used.
  if (config.upstreamUrl === undefined) problems.push(...missingSettings(config))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Masks the passwords in a database URL, also those in its query string. */
function maskedUrl(text: string): string {
  const url = new URL(text)
  if (url.password !== '') url.password = '***'
  const secrets = [...url.searchParams.keys()].filter((name) => name.includes('password'))
  for (const name of secrets) url.searchParams.set(name, '***')
  return url.href
}

function masked(name: string, value: unknown): string {
  if (name.startsWith('APP_SECRET')) return value?.toString() === '' ? '' : '***'
  if (Array.isArray(value)) return value.join(' ')
  if ((name.endsWith('_TOKEN') || name === 'S3_SECRET_ACCESS_KEY') && value !== '') return '***'
  if (name === 'THIRD_LOGIN_FILE') return (value as ThirdLogins).path
  const text = String(value ?? '')
  // The address of a gateway or of a map server can contain a key anywhere after the host.
  if (['SMS_GATEWAY_URL', 'MAP_TILE_URL'].includes(name) && text !== '') return `${new URL(text).origin}/***`
  return text.startsWith('postgres') ? maskedUrl(text) : text
}

/** Formats the effective settings as lines of `NAME=value`, with passwords and other secrets masked. */
export const printConfig = (config: Config): string =>
  Object.entries<Setting<unknown>>(settings)
    .map(([key, { name }]) => `${name}=${masked(name, config[key as keyof Config])}`)
    .join('\n')
