/** Maximum length of the output of a run. */
const MAX_OUTPUT = 65_536
const SHORTENED = '… output shortened'

/** Progress and output of an attempt, which the heartbeat saves. */
export interface RunReport {
  progress: (done: number, total: number) => void
  log: (line: string) => void
  /** Values to save. */
  values: () => { output: string; progress_done: number | null; progress_total: number | null }
}

/** Creates the report of an attempt. The output begins with `before`, the output of earlier attempts. */
export function createRunReport(before: string): RunReport {
  let output = before
  let progress: { done: number; total: number } | undefined
  return {
    progress(done, total) {
      progress = { done: Math.round(done), total: Math.round(total) }
    },
    log(line) {
      if (output.endsWith(SHORTENED)) return
      const next = output === '' ? line : `${output}\n${line}`
      // PostgreSQL can't store NUL in a text.
      output = (next.length <= MAX_OUTPUT ? next : `${next.slice(0, MAX_OUTPUT)}\n${SHORTENED}`).replaceAll(
        '\0',
        '',
      )
    },
    values: () => ({
      output,
      progress_done: progress?.done ?? null,
      progress_total: progress?.total ?? null,
    }),
  }
}
