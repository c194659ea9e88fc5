import { FormContext } from '@formily/react'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import type { FormEngine, PartState } from '#runtime'
import type { FormLayout } from '#schemas'
import { FormDrawingContext } from './form-context.ts'
import { useFocusRequests } from './use-focus-requests.ts'

interface FormDrawingProps {
  engine: FormEngine
  /** The part of the form that is drawn: one of `engine.parts`. */
  part: PartState
  layout: Required<FormLayout>
  children: ReactNode
}

/**
 * Provides the form to the components of one of its parts. Moves the focus when the form requests a focus.
 */
export function FormDrawing({ engine, part, layout: { columns, labels }, children }: FormDrawingProps) {
  const prefix = useId()
  const drawing = useMemo(
    () => ({ engine, prefix, layout: { columns, labels } }),
    [engine, prefix, columns, labels],
  )
  useFocusRequests(engine, part, prefix)
  const { form } = engine.formily()
  useEffect(() => {
    if (!form.mounted) form.onMount()
  }, [form])
  return (
    // This context replaces Formily's `FormProvider`, which would destroy all fields when `<Activity>` hides
    // the page.
    <FormContext value={form}>
      <FormDrawingContext value={drawing}>{children}</FormDrawingContext>
    </FormContext>
  )
}
