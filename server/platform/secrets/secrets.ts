import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { defineError } from '#schemas/errors'

/** Prefix of every encrypted text. The digit is the version of the format. */
const PREFIX = 'enc1'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8

/**
 * An encrypted text can't be decrypted. Either no configured secret fits, or the text was changed or moved to
 * another place.
 */
export const undecryptable = defineError<{ reason: string }>(
  'SECRET_UNDECRYPTABLE',
  'http',
  ({ reason }) => `an encrypted value can't be read: ${reason}`,
)

/** Keys that are derived from one secret. */
interface Keys {
  id: string
  encryption: Buffer
  hash: Buffer
}

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `gaiwan ${purpose}`, KEY_BYTES))

const keysOf = (secret: string): Keys => ({
  id: derive(secret, 'key id').toString('hex').slice(0, KEY_ID_LENGTH),
  encryption: derive(secret, 'encryption'),
  hash: derive(secret, 'hash'),
})

/** Encrypts and decrypts single values with the operator's secret. */
export interface Secrets {
  /**
   * Encrypts a text for one place, such as `shop_settle_account.account_no:17`. The encrypted text can be
   * decrypted only for the same place. So an encrypted text that was copied to another row is rejected.
   */
  encrypt: (text: string, place: string) => string
  /** Decrypts a text. Throws `SECRET_UNDECRYPTABLE`. */
  decrypt: (encrypted: string, place: string) => string
  /** True if a text has the format of an encrypted text. */
  isEncrypted: (text: string) => boolean
  /**
   * Keyed hashes of a text, by which equal texts are found. The first hash uses the current secret and is
   * stored. All other hashes use earlier secrets.
   */
  hashes: (text: string) => readonly [string, ...string[]]
  /**
   * Every encrypted text begins with `prefix`. Texts that were encrypted with the current secret begin with
   * `currentPrefix`.
   */
  prefix: string
  currentPrefix: string
}

/**
 * Creates the encryption: AES-256-GCM with keys that are derived from the secret. `previous` are earlier
 * secrets, which are used only to decrypt.
 */
export function createSecrets({
  secret,
  previous = [],
}: {
  secret: string
  previous?: readonly string[]
}): Secrets {
  const current = keysOf(secret)
  const earlier = previous.map(keysOf)
  const known = new Map([...earlier, current].map((keys) => [keys.id, keys]))
  const hashOf = (keys: Keys, text: string) =>
    createHmac('sha256', keys.hash).update(text).digest('base64url')

  return {
    encrypt(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.encryption, iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
      return [PREFIX, current.id, sealed].join('.')
    },
    decrypt(encrypted, place) {
      const [prefix, id = '', sealed = ''] = encrypted.split('.')
      if (prefix !== PREFIX) throw undecryptable({ reason: 'it is not an encrypted value' })
      const keys = known.get(id)
      if (!keys) throw undecryptable({ reason: `the secret with the id ${id} is not configured` })
      const bytes = Buffer.from(sealed, 'base64url')
      const tagEnd = IV_BYTES + TAG_BYTES
      try {
        const decipher = createDecipheriv('aes-256-gcm', keys.encryption, bytes.subarray(0, IV_BYTES))
        decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, tagEnd))
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
      } catch {
        throw undecryptable({ reason: 'it was changed, or belongs to another row' })
      }
    },
    isEncrypted: (text) => text.startsWith(`${PREFIX}.`),
    hashes: (text) => [hashOf(current, text), ...earlier.map((keys) => hashOf(keys, text))],
    prefix: `${PREFIX}.`,
    currentPrefix: `${PREFIX}.${current.id}.`,
  }
}
