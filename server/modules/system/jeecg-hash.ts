import { createCipheriv, createHash } from 'node:crypto'

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
