import { Presets, SingleBar } from 'cli-progress'

/** Progress display of a long job. */
export interface Progress {
  update(done: number): void
  stop(): void
}

const LINES = 10

function createBar(total: number, unit: string): Progress {
  const format = `{bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted} left`
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}

function createLines(total: number, unit: string, print: (line: string) => void): Progress {
  let printed = 0
  return {
    update(done) {
      const tenth = Math.floor((done / total) * LINES)
      if (tenth <= printed) return
      printed = tenth
      print(`${tenth * (100 / LINES)} %: ${done} of ${total} ${unit}`)
    },
    stop: () => undefined,
  }
}

interface ProgressOptions {
  total: number
  unit: string
  isTerminal: boolean
  print(line: string): void
}

/** Creates a progress bar if the output is a terminal, otherwise a printer of lines. */
export const createProgress = ({ total, unit, isTerminal, print }: ProgressOptions): Progress =>
  isTerminal ? createBar(total, unit) : createLines(total, unit, print)
