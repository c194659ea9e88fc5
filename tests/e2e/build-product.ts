import { execFileSync } from 'node:child_process'

/**
 * Builds the product if the existing build is out of date. Playwright runs this function once, before its
 * workers start their products.
 */
export default function buildProduct(): void {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'inherit' })
}
