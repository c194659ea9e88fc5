import { execFileSync } from 'node:child_process'

/**
 * Builds the product if the existing build is out of date. Runs once, before each worker starts its own
 * product.
 */
export default function buildProduct(): void {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'inherit' })
}
