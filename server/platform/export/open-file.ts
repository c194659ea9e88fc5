import type { Readable } from 'node:stream'
import type { Db } from '../../db/index.ts'
import { exportBusy, exportTooLarge } from './errors.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

/** Export that is being sent. `close` releases its database connection and its slot, even if rows remain. */
export interface ExportFile {
  stream: Readable
  name: string
  close: () => Promise<void>
}

/**
 * Limits simultaneous work to a number of slots. The returned function occupies a slot and returns the
 * function that releases it.
 */
export function createSlots(places: number): () => () => void {
  let taken = 0
  return () => {
    if (taken >= places) throw exportBusy(undefined, { retryAfter: 5 })
    taken += 1
    let isHeld = true
    return () => {
      if (isHeld) taken -= 1
      isHeld = false
    }
  }
}

interface Limits {
  db: Db
  /** Maximum open files per process; each open file uses a database connection. */
  slots: number
  maxRows: number
}

type Rows = Omit<Parameters<typeof openSnapshot>[1], 'cap'>

/** Creates the function that opens files of list rows. That function throws if all slots are occupied. */
export function createFileOpener({ db, slots, maxRows }: Limits) {
  const enter = createSlots(slots)

  return async function open(
    rows: Rows,
    make: (snapshot: Snapshot) => Promise<Omit<ExportFile, 'close'>>,
  ): Promise<ExportFile> {
    const leave = enter()
    let snapshot: Snapshot | undefined
    const close = async () => {
      await snapshot?.close()
      leave()
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
