import { execFileSync } from 'node:child_process'

/** Builds what is stale once, before each worker starts a product of its own. */
export default function buildProduct(): void {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'inherit' })
}
