import type { Readable } from 'node:stream'
import type { Db } from '../../db/index.ts'
import { exportBusy, exportTooLarge } from './errors.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

/**
 * Export that is being sent. `close` releases its database connection and its slot, even if not all rows have
 * been read.
 */
export interface ExportFile {
  stream: Readable
  name: string
  close: () => Promise<void>
}

/**
 * Limits the number of tasks that run at the same time. The returned function occupies a slot, or throws if
 * all slots are occupied. Its result is a function that releases the slot.
 */
export function createSlots(max: number): () => () => void {
  let occupied = 0
  return () => {
    if (occupied >= max) throw exportBusy(undefined, { retryAfter: 5 })
    occupied += 1
    let isOccupied = true
    return () => {
      if (isOccupied) occupied -= 1
      isOccupied = false
    }
  }
}

interface Limits {
  db: Db
  /** Maximum number of open files per process. Each open file uses a database connection. */
  slots: number
  maxRows: number
}

type Rows = Omit<Parameters<typeof openSnapshot>[1], 'cap'>

/**
 * Returns a function that opens files with the rows of lists. The function throws if all slots are occupied.
 */
export function createFileOpener({ db, slots, maxRows }: Limits) {
  const acquireSlot = createSlots(slots)

  return async function open(
    rows: Rows,
    make: (snapshot: Snapshot) => Promise<Omit<ExportFile, 'close'>>,
  ): Promise<ExportFile> {
    const releaseSlot = acquireSlot()
    let snapshot: Snapshot | undefined
    const close = async () => {
      await snapshot?.close()
      releaseSlot()
    }
    try {
      snapshot = await openSnapshot(db, { ...rows, cap: maxRows })
      if (snapshot.count > maxRows) throw exportTooLarge({ max: maxRows })
      return { ...(await make(snapshot)), close }
    } catch (error) {
      await close()
      throw error
    }
  }
}
