import { exportBusy } from './errors.ts'

/** Gives out so many places at once; each is given back by calling what was given. */
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
