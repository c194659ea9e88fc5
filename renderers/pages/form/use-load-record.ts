import { useLayoutEffect } from 'react'
import type { FormEngine, FormRecordState } from '#runtime'

/** Fills the form with the loaded record. A reloaded record doesn't overwrite the user's entries. */
export function useLoadRecord(engine: FormEngine, { record }: Pick<FormRecordState, 'record'>) {
  useLayoutEffect(() => {
    if (engine.record.value !== record && !engine.isDirty.value) engine.load(record)
  }, [engine, record])
}
