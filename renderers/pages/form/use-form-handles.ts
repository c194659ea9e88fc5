import { useLayoutEffect } from 'react'
import { type FormEngine, useOpenPage } from '#runtime'

/** Lets actions read and set the form's values. */
export function useFormHandles(engine: FormEngine) {
  const { handles } = useOpenPage().session
  useLayoutEffect(() => {
    handles.values = () => engine.scope
    handles.setValues = engine.setValues
    handles.form = { reset: () => engine.load(engine.record.value), check: () => engine.check() }
    handles.rowScope = engine.rowScope
    return () => {
      handles.values = () => ({})
      handles.setValues = undefined
      handles.form = undefined
      handles.rowScope = () => undefined
    }
  }, [engine, handles])
}
