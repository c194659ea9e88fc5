import {
  createCipheriv,
  createHash,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

const ROUNDS = 1_000

/**
 * The hash JeecgBoot stores: PBEWithMD5AndDES over the user name, keyed by the password. Weak; it only lets
 * imported users in once. DES alone is gone from OpenSSL 3, and is triple DES with one key three times.
 */
export function jeecgHash({ username, password, salt }: Record<'username' | 'password' | 'salt', string>) {
  let digest: Buffer = Buffer.concat([Buffer.from(password), Buffer.from(salt)])
  for (let round = 0; round < ROUNDS; round += 1) digest = createHash('md5').update(digest).digest()
  const key = digest.subarray(0, 8)
  const cipher = createCipheriv('des-ede3-cbc', Buffer.concat([key, key, key]), digest.subarray(8))
  return cipher.update(username, 'utf8', 'hex') + cipher.final('hex')
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Current cost; a stored hash with other parameters is replaced at the next login. */
const COST = { N: 16_384, r: 8, p: 5 }
const KEY_BYTES = 32
const PREFIX = `scrypt$${COST.N}$${COST.r}$${COST.p}$`

const keyOf = (password: string, salt: Buffer, cost: typeof COST) =>
  derive(password, salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r })

/** Hashes a password, never trimmed: `scrypt$N$r$p$salt$key`, base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, COST)
  return `${PREFIX}${salt.toString('base64')}$${key.toString('base64')}`
}

/** Stands where a user has no password yet: no password matches it, and trying takes as long as any. */
export const NO_PASSWORD = '!'

/** A password as it is stored; `salt` and `username` matter to hashes taken over from JeecgBoot. */
export interface StoredPassword {
  username: string
  hash: string
  salt: string | null
}

async function matchesScrypt(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const made = await keyOf(password, Buffer.from(salt, 'base64'), cost)
  const kept = Buffer.from(key, 'base64')
  return made.length === kept.length && timingSafeEqual(made, kept)
}

async function matchesJeecg(password: string, { username, hash, salt }: StoredPassword): Promise<boolean> {
  const made = Buffer.from(jeecgHash({ username, password, salt: salt ?? '' }))
  const kept = Buffer.from(hash)
  const matches = made.length === kept.length && timingSafeEqual(made, kept)
  // The old hash is quick: spend what scrypt would have, so that the time does not tell whose account is imported.
  await keyOf(password, randomBytes(16), COST)
  return matches
}

/** Checks a password; every way through takes as long as one scrypt, also for an account that does not exist. */
export async function isPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  if (stored === undefined) {
    await keyOf(password, randomBytes(16), COST)
    return false
  }
  return stored.hash.startsWith('scrypt$')
    ? matchesScrypt(password, stored.hash)
    : matchesJeecg(password, stored)
}

/** Tells whether a hash uses old parameters, so that the next login renews it. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(PREFIX)
