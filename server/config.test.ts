import { expect, test } from 'vitest'
import { APP_SECRET } from '../tests/support/app-secret.ts'
import { type ConfigError, printConfig, readConfig } from './config.ts'

/** Returns the error messages of `readConfig` for this environment. */
function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    return (error as ConfigError).problems
  }
  return []
}

test('the default is a demo on this machine only', () => {
  const config = readConfig({})

  expect(config).toMatchObject({
    port: 3100,
    host: '127.0.0.1',
    apiBase: '/jeecg-boot',
    databaseUrl: undefined,
    demo: true,
    businessTz: 'Asia/Shanghai',
    captcha: 'after-failures',
    tokenExpiredStatus: 500,
    sessionIdleHours: 8,
    trustProxy: false,
    rateLimit: 0,
  })
})

test('production turns demo mode off and listens on all addresses', () => {
  expect(readConfig({ NODE_ENV: 'production', APP_SECRET })).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    logLevel: 'info',
  })
})

test('the server needs a secret outside demo mode, and never prints it', () => {
  expect(problemsOf({ DEMO: '0' })).toEqual([expect.stringMatching(/^APP_SECRET is missing/)])
  const printed = printConfig(readConfig({ APP_SECRET, APP_SECRET_PREVIOUS: 'abcdefghij'.repeat(4) }))
  expect(printed).toContain('APP_SECRET=***\nAPP_SECRET_PREVIOUS=***')
})

test('in front of a JeecgBoot server no secret and no protection of demo accounts is needed', () => {
  const UPSTREAM_URL = 'http://jeecg.example.com/jeecg-boot'

  expect(readConfig({ NODE_ENV: 'production', UPSTREAM_URL })).toMatchObject({ demo: false })
  expect(readConfig({ HOST: '0.0.0.0', UPSTREAM_URL })).toMatchObject({ host: '0.0.0.0' })
})

test('an empty setting uses its default', () => {
  expect(readConfig({ PORT: '', BUSINESS_TZ: '' })).toMatchObject({ port: 3100, businessTz: 'Asia/Shanghai' })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '31oo'],
  ['PORT', '-1'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://localhost/gaiwan'],
  ['DATABASE_URL', 'localhost'],
  ['API_BASE', 'jeecg-boot'],
  ['API_BASE', '/jeecg-boot/'],
  ['DEMO', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['BUSINESS_TZ', 'Asia/Atlantis'],
  ['BUSINESS_TZ', '+08:00'],
  ['CAPTCHA', 'sometimes'],
  ['TOKEN_EXPIRED_STATUS', '403'],
  ['SESSION_IDLE_HOURS', '0'],
  ['MENU_LANG', 'fr-FR'],
  ['TRUST_PROXY', 'everybody'],
  ['FRAME_ORIGINS', "https://a.example; script-src 'unsafe-eval'"],
  ['CONNECT_ORIGINS', 'https://a.example/path'],
  ['IMG_ORIGINS', '*'],
  ['UPSTREAM_URL', 'jeecg.example.com'],
  ['UPSTREAM_URL', 'http://jeecg.example.com/?token=1'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://*.example.com'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['S3_BUCKET', 'Uploads'],
  ['S3_BUCKET', '../uploads'],
  ['S3_ENDPOINT', 'https://minio.example.com/uploads'],
  ['S3_REGION', 'us east'],
  ['MAP_TILE_URL', 'http://tiles.example.com/{z}/{x}/{y}.png'],
  ['MAP_TILE_URL', 'https://tiles.example.com/map.png'],
  ['MAP_TILE_URL', 'https://{s}.tiles.example.com/{z}/{x}/{y}.png'],
  ['MAP_TILE_URL', "https://tiles.example.com; script-src 'unsafe-eval'/{z}/{x}/{y}"],
  ['MAP_TILE_DATUM', 'bd09'],
  ['RATE_LIMIT', '-5'],
  ['SMS_PROVIDER', 'carrier'],
  ['SMS_GATEWAY_URL', 'http://sms.example.com/send'],
  ['SMS_GATEWAY_URL', 'ftp://sms.example.com'],
  ['SMS_GATEWAY_URL', 'https://user:secret@sms.example.com'],
  ['PUBLIC_URL', 'office.example.com'],
  ['PUBLIC_URL', 'https://office.example.com/app'],
  ['PUBLIC_URL', 'https://user@office.example.com'],
  ['CAS_URL', 'http://cas.example.com/cas'],
  ['CAS_LOGIN', 'sometimes'],
  ['THIRD_LOGIN_FILE', '/nowhere/third-login.json'],
  ['OUTBOUND_PRIVATE_HOSTS', 'http://cas.corp.example'],
  ['SMS_RATE_LIMIT', '0'],
  ['APP_SECRET', 'too short'],
  ['APP_SECRET', 'a'.repeat(40)],
  ['APP_SECRET', `${APP_SECRET} with spaces`],
  ['APP_SECRET_PREVIOUS', `${APP_SECRET.replaceAll(' ', '')} short`],
])('%s=%s is refused, and the message names the setting', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
})

test('one error lists all wrong settings', () => {
  expect(problemsOf({ PORT: 'x', CAPTCHA: 'y', BUSINESS_TZ: 'z' })).toHaveLength(3)
})

test('the error of a database address does not contain its password', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@host/db' }).join()).not.toContain('hunter2')
})

test('the demo listens on this machine only by default', () => {
  expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('DEMO_PUBLIC=1')])
})

test.each([
  { HOST: '0.0.0.0', DEMO_PUBLIC: '1' },
  { HOST: '0.0.0.0', DEMO: '0', APP_SECRET },
  { HOST: '::1' },
  { HOST: 'localhost' },
])('the host is accepted with %o', (env) => {
  expect(readConfig(env).host).toBe(env.HOST)
})

test.each([
  ['off', false],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
])('TRUST_PROXY=%s is accepted', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
})

test('the settings of a bucket need each other, and its secret is not printed', () => {
  const s3 = { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'tea', S3_SECRET_ACCESS_KEY: 'hunter2' }

  expect(problemsOf({ S3_ENDPOINT: 'https://minio.example.com' })).toEqual([
    expect.stringContaining('set S3_BUCKET'),
  ])
  expect(problemsOf({ S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'tea' })).toEqual([
    expect.stringContaining('set both or none'),
  ])
  expect(printConfig(readConfig(s3))).toContain('S3_SECRET_ACCESS_KEY=***')
  expect([readConfig(s3), readConfig({ ...s3, S3_ENDPOINT: 'http://minio:9000' })]).toMatchObject([
    { s3PathStyle: false },
    { s3PathStyle: true },
  ])
})

const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png?key=hunter2'

test('tiles need the credit of their map server, and their key is not printed', () => {
  const printed = printConfig(readConfig({ MAP_TILE_URL: tiles, MAP_TILE_ATTRIBUTION: '© Tiles' }))

  expect(problemsOf({ MAP_TILE_URL: tiles })).toEqual([expect.stringContaining('set MAP_TILE_ATTRIBUTION')])
  expect(printed).toContain('MAP_TILE_URL=https://tiles.example.com/***')
})

test('the error of a tile address does not contain its key', () => {
  expect(problemsOf({ MAP_TILE_URL: 'https://a.example/{z}?key=hunter2' }).join()).not.toContain('hunter2')
})

test('origins are separated by commas and spaces', () => {
  expect(readConfig({ IMG_ORIGINS: 'https://a.example, https://*.b.example:8443' }).imgOrigins).toEqual([
    'https://a.example',
    'https://*.b.example:8443',
  ])
})

test.each([
  ['with unescaped special characters', 'postgres://app:hun@ter2@db.example/gaiwan'],
  ['in the query string', 'postgres://app@db.example/gaiwan?password=hunter2&sslmode=require'],
])('a password %s is not printed', (_where, url) => {
  const printed = printConfig(readConfig({ DATABASE_URL: url }))

  expect(printed).toContain('db.example/gaiwan')
  expect(printed).not.toContain('ter2')
})

test('the printed settings contain no passwords', () => {
  const printed = printConfig(readConfig({ DATABASE_URL: 'postgres://app:hunter2@db.example/gaiwan' }))

  expect(printed).toContain('DATABASE_URL=postgres://app:***@db.example/gaiwan')
  expect(printed).toContain('PORT=3100')
  expect(printed).not.toContain('hunter2')
})

test('the SMS provider http requires the address of a gateway', () => {
  expect(problemsOf({ SMS_PROVIDER: 'http' })).toEqual([expect.stringContaining('SMS_GATEWAY_URL')])
})

test.each(['https://sms.example.com/send?key=1', 'http://127.0.0.1:8080/', 'http://[::1]/'])(
  'accepts the gateway address %s',
  (SMS_GATEWAY_URL) => {
    expect(readConfig({ SMS_PROVIDER: 'http', SMS_GATEWAY_URL }).smsGatewayUrl).toBe(SMS_GATEWAY_URL)
  },
)

test('the gateway token is not printed', () => {
  const printed = printConfig(readConfig({ SMS_GATEWAY_TOKEN: 'hunter2' }))

  expect(printed).toContain('SMS_GATEWAY_TOKEN=***')
  expect(printed).not.toContain('hunter2')
})

test('the path and query of the gateway are not printed', () => {
  const printed = printConfig(
    readConfig({ SMS_GATEWAY_URL: 'https://sms.example.com/hook/hunter2?key=hunter2' }),
  )

  expect(printed).toContain('SMS_GATEWAY_URL=https://sms.example.com/***')
  expect(printed).not.toContain('hunter2')
})

test('single sign-on requires PUBLIC_URL', () => {
  expect(problemsOf({ CAS_URL: 'https://cas.example.com/cas' })).toEqual([
    expect.stringContaining('PUBLIC_URL'),
  ])
  expect(
    readConfig({ CAS_URL: 'https://cas.example.com/cas/', PUBLIC_URL: 'https://office.example.com/' }),
  ).toMatchObject({
    casUrl: 'https://cas.example.com/cas',
    publicUrl: 'https://office.example.com',
  })
})
