import type { Generation } from './generation.ts'
import { signatureOf, signingTime } from './signature.ts'

/** Calls for which our client sends POST, and JeecgBoot accepts only PUT. */
const putOnly = ['/sys/selectDepart', '/sys/user/updatePassword']

/** Prefix of the calls for messages and their templates, and the prefix before version 2.4. */
const MESSAGES = '/sys/message/'
const OLD_MESSAGES = '/message/'

/** The method that JeecgBoot accepts for a call. `path` is relative to the API base. */
export const methodFor = (method: string, path: string): string =>
  method === 'POST' && putOnly.includes(path) ? 'PUT' : method

/** The path of a call in a generation of JeecgBoot. `path` is relative to the API base. */
export const pathIn = (generation: Generation, path: string): string =>
  generation === '2.2' && path.startsWith(MESSAGES) ? OLD_MESSAGES + path.slice(MESSAGES.length) : path

/** Headers that JeecgBoot needs besides the token: no tenant, and for GET a signature. */
export const headersFor = (method: string, url: string, generation: Generation, now: Date) => ({
  'tenant-id': '0',
  ...(method === 'GET' && { 'x-sign': signatureOf(url), 'x-timestamp': signingTime(now, generation) }),
})
