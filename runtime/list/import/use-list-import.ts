import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExportFormat, ImportCheck, ImportFormat, ImportStatus } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useOperation } from '../../data/use-operation.ts'
import { errorMessage, failureOf } from '../../http/errors.ts'
import type { Message } from '../../i18n/message.ts'
import { useRuntime } from '../../runtime-context.ts'

/** Where an import stands. */
export type ImportPhase =
  | { name: 'choose' }
  /** `share` is what is sent, from 0 to 1. */
  | { name: 'checking'; share: number }
  | { name: 'checked'; check: ImportCheck }
  | { name: 'importing'; check: ImportCheck }
  | { name: 'done'; id: string; rows: number }
  | { name: 'undoing'; id: string; rows: number }
  | { name: 'undone'; rows: number }

/** What came of a step that was stopped, or whose answer was lost. */
export type ImportOutcome = 'notImported' | 'notUndone' | 'unknown'

/** A file's way into a list. */
export interface ListImportState {
  /** Undefined until the server has said what a file has to be. */
  about: ImportFormat | undefined
  aboutError: AppError | undefined
  retryAbout: () => void
  phase: ImportPhase
  /** Why the last step failed. */
  problem: Message | undefined
  /** Said where the last step did not end as it was meant to, and no failure says why. */
  outcome: ImportOutcome | undefined
  saveTemplate: (format: ExportFormat) => void
  /** Everything that is wrong with the file that was looked at. */
  saveProblems: () => void
  check: (file: File) => void
  /** Imports the rows without a mistake; `again` also where this very file was imported before. */
  start: (options: { again: boolean }) => void
  undo: () => void
  /** Ends what is under way; what is written at that moment may count still, and then it is shown. */
  stop: () => void
  /** Back to the choice of a file. */
  restart: () => void
}

const CHOOSE: ImportPhase = { name: 'choose' }

/** Takes a file into a list: looks at it on the server, imports it, undoes that. `changed` is called after each change. */
export function useListImport(page: string, changed: () => void): ListImportState {
  const about = useOperation<ImportFormat>('import.about', { page })
  const { http, files } = useRuntime()
  const [phase, setPhase] = useState<ImportPhase>(CHOOSE)
  const [problem, setProblem] = useState<Message>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  const forget = () => {
    setProblem(undefined)
    setOutcome(undefined)
  }

  /** One step at a time: `during` is shown until it is over, `before` again where it failed or was stopped. */
  async function step(
    { during, before }: { during: ImportPhase; before: ImportPhase },
    work: (signal: AbortSignal) => Promise<ImportPhase>,
  ) {
    const control = new AbortController()
    const { signal } = control
    running.current = control
    forget()
    setPhase(during)
    try {
      setPhase(await work(signal))
    } catch (error) {
      if (during.name !== 'checking' && (signal.aborted || isUnheard(error))) return settle(before)
      setPhase(before)
      if (!signal.aborted) setProblem(errorMessage(error))
    }
  }

  /** Nobody heard what came of a step that writes: the server is asked. */
  async function settle(before: ImportPhase) {
    try {
      const status = await http.call<ImportStatus>(
        'import.status',
        { id: batchOf(before) },
        { isQuiet: true },
      )
      const now = settled(before, status)
      if (now.outcome === undefined) changed()
      setPhase(now.phase)
      setOutcome(now.outcome)
    } catch {
      setPhase(before)
      setOutcome('unknown')
    }
  }

  const write = (op: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal) =>
    // The same step of the same file is the same request: asked twice it is done once.
    http.call<{ id: string; rows: number }>(op, args, {
      signal,
      headers: { 'Idempotency-Key': `${op}-${Object.values(args).join('-')}` },
    })

  const save = (op: string, args: Readonly<Record<string, unknown>>) => {
    forget()
    files?.save?.(op, args).catch((error) => setProblem(errorMessage(error)))
  }
  const checkOf = () => (phase.name === 'checked' ? phase.check : undefined)

  return {
    about: about.data,
    aboutError: about.error,
    retryAbout: about.refresh,
    phase,
    problem,
    outcome,
    saveTemplate: (format) => save('import.template', { page, format }),
    saveProblems: () => save('import.errors', { id: checkOf()?.id }),
    check: (file) =>
      void step({ during: { name: 'checking', share: 0 }, before: CHOOSE }, async (signal) => {
        if (!files?.post) throw new Error("Files can't be uploaded here.")
        const onProgress = (share: number) => {
          if (!signal.aborted) setPhase({ name: 'checking', share })
        }
        const answer = await files.post('import.check', file, { fields: { page }, signal, onProgress })
        return { name: 'checked', check: answer as ImportCheck }
      }),
    start: ({ again }) => {
      const check = checkOf()
      if (!check) return
      void step(
        { during: { name: 'importing', check }, before: { name: 'checked', check } },
        async (signal) => {
          const { id, rows } = await write('import.run', { id: check.id, rows: check.valid, again }, signal)
          changed()
          return { name: 'done', id, rows }
        },
      )
    },
    undo: () => {
      if (phase.name !== 'done') return
      const { id, rows } = phase
      void step({ during: { name: 'undoing', id, rows }, before: phase }, async (signal) => {
        await write('import.undo', { id }, signal)
        changed()
        return { name: 'undone', rows }
      })
    },
    stop,
    restart: () => {
      forget()
      setPhase(CHOOSE)
    },
  }
}

/** Whether the server may have done it all the same: it said nothing, or broke, instead of refusing. */
function isUnheard(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status !== undefined && (status === 0 || status >= 500)
}

/** The batch that a step begins with; undefined before there is one. */
function batchOf(phase: ImportPhase): string | undefined {
  if (phase.name === 'checked') return phase.check.id
  return 'id' in phase ? phase.id : undefined
}

/** Where an import stands after a step from `before` whose end nobody heard; without an outcome it was done. */
function settled(
  before: ImportPhase,
  { id, status, rows }: ImportStatus,
): { phase: ImportPhase; outcome?: ImportOutcome } {
  if (status === 'UNDONE') return { phase: { name: 'undone', rows } }
  if (before.name === 'done') return { phase: before, outcome: 'notUndone' }
  if (status === 'DONE') return { phase: { name: 'done', id, rows } }
  return { phase: before, outcome: 'notImported' }
}
