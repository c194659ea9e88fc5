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

/** A column that the file may have. */
export interface ExportColumn {
  id: string
  /** In the language of the user. */
  title: string
  /** It stands in the table now. */
  shown: boolean
}

/** What the file is to be. */
interface ExportChoice {
  format: ExportFormat
  /** Ids in the order of the file. */
  columns: readonly string[]
}

/** A list's way into a file. */
export interface ListExportState {
  /** Undefined until the server has counted. */
  size: ListExportSize | undefined
  /** Why the rows could not be counted. */
  sizeError: AppError | undefined
  recount: () => void
  formats: readonly ExportFormat[]
  /** All that the user may see, in his order. */
  columns: readonly ExportColumn[]
  /** Bytes that have come; undefined while no file is on its way. */
  received: number | undefined
  /** Why no file came: words for people. */
  problem: Message | undefined
  /** Gives whether the file was saved. */
  start: (choice: ExportChoice) => Promise<boolean>
  cancel: () => void
  /** So many rows that the server makes the file while people do something else. */
  isLong: boolean
  /** It is being asked for. */
  isAsking: boolean
  /** Asks for the file to be made in the background; gives whether it will be. */
  ask: (choice: ExportChoice) => Promise<boolean>
}

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']
/** How often people are told what has come, in ms. */
const TELL_EVERY = 200

/** Takes what the list shows now, filters, sort and columns, into a file that the server makes. */
export function useListExport(page: ListPage, settings: ListSettings): ListExportState {
  const { address, rules } = useListAddress(page)
  const { query } = useRowsQuery(page, address, rules)
  const asked = useMemo(() => ({ page: page.id, query: queryTexts(query) }), [page, query])
  const size = useOperation<ListExportSize>('list.exportSize', asked)
  const [problem, setProblem] = useState<Message>()
  const saving = useSaving(asked, setProblem)
  const asking = useAsking(asked, setProblem)
  return {
    size: size.data,
    sizeError: size.error,
    recount: size.refresh,
    formats: page.list.export?.formats ?? FORMATS,
    columns: settings.columns,
    problem,
    isLong: size.data !== undefined && size.data.rows > size.data.backgroundRows,
    ...saving,
    ...asking,
  }
}

type SetProblem = (problem: Message | undefined) => void

/** One file at a time; it is given up when nobody looks at it any more. */
function useSaving(
  asked: object,
  setProblem: SetProblem,
): Pick<ListExportState, 'received' | 'start' | 'cancel'> {
  const { files } = useRuntime()
  const [received, setReceived] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const start = async (choice: ExportChoice): Promise<boolean> => {
    const control = new AbortController()
    const { signal } = control
    running.current = control
    setProblem(undefined)
    setReceived(0)
    try {
      if (!files?.save) throw new Error("Files can't be saved here.")
      await files.save('list.export', { ...asked, ...choice }, { signal, onProgress: seldom(setReceived) })
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

/** Has the file made on the server: nobody has to wait for it. */
function useAsking(asked: object, setProblem: SetProblem): Pick<ListExportState, 'isAsking' | 'ask'> {
  const { http } = useRuntime()
  const [isAsking, setAsking] = useState(false)
  const ask = async (choice: ExportChoice): Promise<boolean> => {
    setProblem(undefined)
    setAsking(true)
    try {
      await http.call('task.export', { ...asked, ...choice })
      return true
    } catch (error) {
      setProblem(errorMessage(error))
      return false
    } finally {
      setAsking(false)
    }
  }
  return { isAsking, ask }
}

/** Passes on the first call, and then one now and then: a file comes in thousands of pieces. */
function seldom(tell: (bytes: number) => void): (bytes: number) => void {
  let last = Number.NEGATIVE_INFINITY
  return (bytes) => {
    const now = performance.now()
    if (now - last < TELL_EVERY) return
    last = now
    tell(bytes)
  }
}

/** Arguments of a list as they stand in its address: texts. What has no value is left out. */
export function queryTexts(args: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )
}
