import { execFileSync } from 'node:child_process'

/** Builds the product once if it is stale, before each worker starts its own. */
export default function buildProduct(): void {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'inherit' })
}
