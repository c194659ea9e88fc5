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
 * Computes JeecgBoot's hash: encrypts the user name with the password, by PBEWithMD5AndDES. The hash is weak
 * and used only at the first sign-in of imported users. OpenSSL 3 has no DES, so triple DES with a repeated
 * key replaces it.
 */
export function jeecgHash({ username, password, salt }: Record<'username' | 'password' | 'salt', string>) {
  let digest: Buffer = Buffer.concat([Buffer.from(password), Buffer.from(salt)])
  for (let round = 0; round < ROUNDS; round += 1) digest = createHash('md5').update(digest).digest()
  const key = digest.subarray(0, 8)
  const cipher = createCipheriv('des-ede3-cbc', Buffer.concat([key, key, key]), digest.subarray(8))
  return cipher.update(username, 'utf8', 'hex') + cipher.final('hex')
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/**
 * Current parameters of scrypt. Hashes with other parameters are renewed at the next sign-in. One computation
 * needs just over 32 MiB. The C library always returns such blocks to the system, but keeps smaller ones
 * (docs/adr/0104).
 */
const COST = { N: 32_768, r: 8, p: 3 }
const KEY_BYTES = 32
const PREFIX = `scrypt$${COST.N}$${COST.r}$${COST.p}$`

const keyOf = (password: string, salt: Buffer, cost: typeof COST) =>
  derive(password, salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r })

/**
 * Hashes a password, including spaces at its start and end. Returns `scrypt$N$r$p$salt$key`, with salt and
 * key in base64.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, COST)
  return `${PREFIX}${salt.toString('base64')}$${key.toString('base64')}`
}

/**
 * Value that accounts without a password have instead of a hash. No password matches this value, and its
 * check takes as long as that of a real hash.
 */
export const NO_PASSWORD = '!'

/** Stored password. Only JeecgBoot's hashes use `salt` and `username`. */
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
  // JeecgBoot's hash is fast, so scrypt runs too. Without scrypt, the response time would reveal which
  // accounts were imported.
  await keyOf(password, randomBytes(16), COST)
  return matches
}

/** Verifies a password. Each call takes as long as one scrypt computation, even for unknown accounts. */
export async function verifyPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  if (stored === undefined) {
    await keyOf(password, randomBytes(16), COST)
    return false
  }
  return stored.hash.startsWith('scrypt$')
    ? matchesScrypt(password, stored.hash)
    : matchesJeecg(password, stored)
}

/** True if a hash has to be renewed at the next sign-in because it uses old parameters. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(PREFIX)
