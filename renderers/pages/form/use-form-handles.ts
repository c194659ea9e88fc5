import { useLayoutEffect } from 'react'
import { type FormEngine, useOpenPage } from '#runtime'

/** Lets the actions of the page read and set the values of the form. */
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
