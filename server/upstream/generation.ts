import { isRecord } from '#schemas/values'
import { notJeecg, unreachable } from './errors.ts'

/**
 * Generations of JeecgBoot, which differ in their paths and signatures: `2.2` for 2.2 and 2.3, `2.4` for 2.4,
 * `3` for 3.0 and later.
 */
export type Generation = '2.2' | '2.4' | '3'

/** Paths that visitors may call and that exist from this generation on. */
const since = { '3': '/sys/getLoginQrcode', '2.4': '/sys/cas/client/validateLogin' } as const

/** Milliseconds that JeecgBoot has to respond. */
const TIMEOUT_MS = 10_000
const UNKNOWN_PATH = 404
/** Statuses of a gateway whose server is away. */
const AWAY = new Set([502, 503, 504])

/**
 * True if the server knows a path. Servers respond to unknown paths with an HTTP status or with a code. Throws if
 * the response can't come from JeecgBoot.
 */
async function knowsPath(upstream: string, path: string): Promise<boolean> {
  const response = await fetch(`${upstream}${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (AWAY.has(response.status)) throw unreachable()
  if (response.ok && !isRecord(body)) throw notJeecg()
  return response.ok && isRecord(body) && 'success' in body && body.code !== UNKNOWN_PATH
}

/** Detects the generation of a JeecgBoot server by trying two paths. Rejects if the server is unavailable. */
export async function detectGeneration(upstream: string): Promise<Generation> {
  if (await knowsPath(upstream, since['3'])) return '3'
  return (await knowsPath(upstream, since['2.4'])) ? '2.4' : '2.2'
}
