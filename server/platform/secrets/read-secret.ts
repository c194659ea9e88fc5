import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config.ts'

const SECRET_BYTES = 32
/** File mode: only the owner can read and write the file. */
const OWNER_ONLY = 0o600

/** Reads the secret of demo mode from the data folder. The first process creates the secret. */
function demoSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { flag: 'wx', mode: OWNER_ONLY })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/**
 * Returns the secret that the operator has configured, or else the secret of demo mode from the data folder.
 */
export const readSecret = ({ appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>): string =>
  appSecret === '' ? demoSecret(dataDir) : appSecret
