import { useLayoutEffect } from 'react'
import type { FormEngine, FormRecordState } from '#runtime'

/**
 * Fills the form with the record when the record has loaded. If the record loads again later, the user's
 * entries stay.
 */
export function useLoadRecord(engine: FormEngine, { record }: Pick<FormRecordState, 'record'>) {
  useLayoutEffect(() => {
    if (engine.record.value !== record && !engine.isDirty.value) engine.load(record)
  }, [engine, record])
}
