import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ExportFormat, ListExportSize, ListPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useOperation } from '../../data/use-operation.ts'
import { errorMessage } from '../../http/errors.ts'
import type { Message } from '../../i18n/message.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListSettings } from '../list-state.ts'
import { useListAddress } from '../use-list-address.ts'
import { useRowsQuery } from '../use-rows.ts'

/** A column that an export can contain. */
export interface ExportColumn {
  id: string
  /** Localized title. */
  title: string
  /** True if the column is visible in the table. */
  shown: boolean
}

interface ExportChoice {
  format: ExportFormat
  /** Ids of the exported columns, in the order of the file. */
  columns: readonly string[]
}

/** State of the export dialog. */
export interface ListExportState {
  /** Number of rows to export, or undefined until the server has responded. */
  size: ListExportSize | undefined
  sizeError: AppError | undefined
  recount: () => void
  formats: readonly ExportFormat[]
  /** Columns that the user may see, in the user's order. Computed columns are left out. */
  columns: readonly ExportColumn[]
  /** Number of bytes received so far, or undefined unless a download is running. */
  received: number | undefined
  /** Reason why the export failed. */
  problem: Message | undefined
  /** Downloads the file. Resolves to true if the file was saved. */
  start: (choice: ExportChoice) => Promise<boolean>
  cancel: () => void
  /**
   * True if the server must create the file in the background, because the list has too many rows for a
   * download.
   */
  isLong: boolean
  isRequesting: boolean
  /** Starts a background export. Resolves to true if the server has accepted the export. */
  startInBackground: (choice: ExportChoice) => Promise<boolean>
}

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']
/** Minimum time between two updates of the progress. */
const PROGRESS_INTERVAL_MS = 200

/** Exports the list with its current filters, sort order and columns. */
export function useListExport(page: ListPage, settings: ListSettings): ListExportState {
  const { address, rules } = useListAddress(page)
  const { query } = useRowsQuery(page, address, rules)
  const request = useMemo(() => ({ page: page.id, query: queryTexts(query) }), [page, query])
  const size = useOperation<ListExportSize>('list.exportSize', request)
  const [problem, setProblem] = useState<Message>()
  const saving = useDownload(request, setProblem)
  const asking = useBackgroundExport(request, setProblem)
  return {
    size: size.data,
    sizeError: size.error,
    recount: size.refresh,
    formats: page.list.export?.formats ?? FORMATS,
    columns: settings.columns.filter(({ canExport }) => canExport),
    problem,
    isLong: size.data !== undefined && size.data.rows > size.data.backgroundRows,
    ...saving,
    ...asking,
  }
}

type SetProblem = (problem: Message | undefined) => void

/** Downloads one file at a time. Stops the download when the component unmounts. */
function useDownload(
  request: object,
  setProblem: SetProblem,
): Pick<ListExportState, 'received' | 'start' | 'cancel'> {
  const { files } = useRuntime()
  const [received, setReceived] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  const cancel = useCallback(() => controller.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const start = async (choice: ExportChoice): Promise<boolean> => {
    const control = new AbortController()
    const { signal } = control
    controller.current = control
    setProblem(undefined)
    setReceived(0)
    try {
      if (!files?.save) throw new Error("Files can't be saved here.")
      await files.save(
        'list.export',
        { ...request, ...choice },
        { signal, onProgress: throttle(setReceived) },
      )
      return true
    } catch (error) {
      if (!signal.aborted) setProblem(errorMessage(error))
      return false
    } finally {
      setReceived(undefined)
    }
  }
  return { received, start, cancel }
}

/** Starts an export that the server runs in the background. */
function useBackgroundExport(
  request: object,
  setProblem: SetProblem,
): Pick<ListExportState, 'isRequesting' | 'startInBackground'> {
  const { http } = useRuntime()
  const [isRequesting, setRequesting] = useState(false)
  const startInBackground = async (choice: ExportChoice): Promise<boolean> => {
    setProblem(undefined)
    setRequesting(true)
    try {
      await http.call('task.export', { ...request, ...choice })
      return true
    } catch (error) {
      setProblem(errorMessage(error))
      return false
    } finally {
      setRequesting(false)
    }
  }
  return { isRequesting, startInBackground }
}

/** Limits how often `report` is called, because a download arrives in thousands of chunks. */
function throttle(report: (bytes: number) => void): (bytes: number) => void {
  let last = Number.NEGATIVE_INFINITY
  return (bytes) => {
    const now = performance.now()
    if (now - last < PROGRESS_INTERVAL_MS) return
    last = now
    report(bytes)
  }
}

/** Converts query arguments to strings and leaves out empty arguments. */
export function queryTexts(args: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )
}
