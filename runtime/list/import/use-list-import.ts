import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExportFormat, ImportCheck, ImportFormat, ImportStatus } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useOperation } from '../../data/use-operation.ts'
import { errorMessage, failureOf } from '../../http/errors.ts'
import type { Message } from '../../i18n/message.ts'
import { useRuntime } from '../../runtime-context.ts'

/** Phase of an import. */
export type ImportPhase =
  | { name: 'choose' }
  /** `share` is the share of the file that is uploaded, from 0 to 1. */
  | { name: 'checking'; share: number }
  | { name: 'checked'; check: ImportCheck }
  | { name: 'importing'; check: ImportCheck }
  | { name: 'done'; id: string; rows: number }
  | { name: 'undoing'; id: string; rows: number }
  | { name: 'undone'; rows: number }

/** Outcome of a step that was stopped, or whose response was lost. */
export type ImportOutcome = 'notImported' | 'notUndone' | 'unknown'

/** State of the import dialog. */
export interface ListImportState {
  /** Columns and limits of the file, or undefined while they are loading. */
  about: ImportFormat | undefined
  aboutError: AppError | undefined
  retryAbout: () => void
  phase: ImportPhase
  problem: Message | undefined
  /** Outcome of a step without a result and without an error. */
  outcome: ImportOutcome | undefined
  saveTemplate: (format: ExportFormat) => void
  /** Downloads a file with all errors of the checked file. */
  saveProblems: () => void
  check: (file: File) => void
  /** Imports the valid rows. With `again`, the server also accepts a file that was imported before. */
  start: (options: { again: boolean }) => void
  undo: () => void
  /**
   * Stops the running step. If the server completes the write nevertheless, `phase` becomes the phase after
   * this step.
   */
  stop: () => void
  /** Lets the user choose another file. */
  restart: () => void
}

const CHOOSE: ImportPhase = { name: 'choose' }

/**
 * Checks a file on the server, imports it, and undoes the import. Calls `changed` after each change of the
 * data.
 */
export function useListImport(page: string, changed: () => void): ListImportState {
  const about = useOperation<ImportFormat>('import.about', { page })
  const { http, files } = useRuntime()
  const [phase, setPhase] = useState<ImportPhase>(CHOOSE)
  const [problem, setProblem] = useState<Message>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const controller = useRef<AbortController>(undefined)
  const stop = useCallback(() => controller.current?.abort(), [])
  useEffect(() => stop, [stop])

  const clearMessages = () => {
    setProblem(undefined)
    setOutcome(undefined)
  }

  /**
   * Runs a step in the phase `during`. If the step fails or is stopped, goes back to the phase `before`. If
   * the server has completed the write, goes on to the next phase.
   */
  async function step(
    { during, before }: { during: ImportPhase; before: ImportPhase },
    work: (signal: AbortSignal) => Promise<ImportPhase>,
  ) {
    const control = new AbortController()
    const { signal } = control
    controller.current = control
    clearMessages()
    setPhase(during)
    try {
      setPhase(await work(signal))
    } catch (error) {
      if (during.name !== 'checking' && (signal.aborted || isOutcomeUnknown(error))) return readStatus(before)
      setPhase(before)
      if (!signal.aborted) setProblem(errorMessage(error))
    }
  }

  /** Requests the status of the batch, because the response of a write was lost. */
  async function readStatus(before: ImportPhase) {
    try {
      const status = await http.call<ImportStatus>(
        'import.status',
        { id: batchIdOf(before) },
        { isQuiet: true },
      )
      const now = phaseAfterStatus(before, status)
      if (now.outcome === undefined) changed()
      setPhase(now.phase)
      setOutcome(now.outcome)
    } catch {
      setPhase(before)
      setOutcome('unknown')
    }
  }

  const write = (op: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal) =>
    // The key depends only on the operation and the file, so the server executes a repeated step only once.
    http.call<{ id: string; rows: number }>(op, args, {
      signal,
      headers: { 'Idempotency-Key': `${op}-${Object.values(args).join('-')}` },
    })

  const save = (op: string, args: Readonly<Record<string, unknown>>) => {
    clearMessages()
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
      clearMessages()
      setPhase(CHOOSE)
    },
  }
}

/** True if the server may have completed the request, because it sent no response or a status from 500 on. */
function isOutcomeUnknown(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status !== undefined && (status === 0 || status >= 500)
}

/** Id of the batch, or undefined before the file is checked. */
function batchIdOf(phase: ImportPhase): string | undefined {
  if (phase.name === 'checked') return phase.check.id
  return 'id' in phase ? phase.id : undefined
}

/**
 * Derives the phase after a lost response from the status of the batch. `outcome` is undefined if the server
 * has completed the step.
 */
function phaseAfterStatus(
  before: ImportPhase,
  { id, status, rows }: ImportStatus,
): { phase: ImportPhase; outcome?: ImportOutcome } {
  if (status === 'UNDONE') return { phase: { name: 'undone', rows } }
  if (before.name === 'done') return { phase: before, outcome: 'notUndone' }
  if (status === 'DONE') return { phase: { name: 'done', id, rows } }
  return { phase: before, outcome: 'notImported' }
}
