import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage now, as the runtime does at any time. */
export function collectGarbage(): void {
  setFlagsFromString('--expose_gc')
  runInNewContext('gc')()
}
