import type { LostValue } from '../registry/definitions.ts'
import { ref } from './form-core.ts'
import type { LaterValues } from './form-state.ts'

/** Puts each in when it comes, one after another; the field may have no drawing by then. */
export function createLaterValues(read: () => unknown, set: (value: unknown) => void): LaterValues {
  const waiting = new Set<Promise<unknown>>()
  const lost = ref<readonly LostValue[]>([])
  const lose = (about: unknown, error: unknown) => {
    const value: LostValue = {
      about,
      error,
      forget: () => {
        lost.value = lost.value.filter((other) => other !== value)
      },
    }
    lost.value = [...lost.value, value]
  }
  return {
    later: (work, about) => {
      const putting = work
        .then((change) => set(change(read())))
        .catch((error: unknown) => lose(about, error))
        .finally(() => waiting.delete(putting))
      waiting.add(putting)
    },
    settled: () => (waiting.size === 0 ? undefined : Promise.all(waiting)),
    lost,
  }
}
