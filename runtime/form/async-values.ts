import type { FailedUpload } from '../registry/definitions.ts'
import type { AsyncValues } from './form-state.ts'
import { ref } from './ref.ts'

/**
 * Creates the async values of an input. Each value is set when it arrives, even if the input is no longer
 * mounted.
 */
export function createAsyncValues(read: () => unknown, set: (value: unknown) => void): AsyncValues {
  const pending = new Set<Promise<unknown>>()
  const failed = ref<readonly FailedUpload[]>([])
  const fail = (source: unknown, error: unknown) => {
    const upload: FailedUpload = {
      source,
      error,
      dismiss: () => {
        failed.value = failed.value.filter((other) => other !== upload)
      },
    }
    failed.value = [...failed.value, upload]
  }
  return {
    addAsync: (work, source) => {
      const setting = work
        .then((change) => set(change(read())))
        .catch((error: unknown) => fail(source, error))
        .finally(() => pending.delete(setting))
      pending.add(setting)
    },
    settled: () => (pending.size === 0 ? undefined : Promise.all(pending)),
    failed,
  }
}
