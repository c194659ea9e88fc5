import { type ReactNode, useId, useMemo } from 'react'
import type { FormEngine, PartState } from '#runtime'
import type { FormLayout } from '#schemas'
import css from './form.module.css'
import { FormDrawingContext } from './form-context.ts'
import { NodeGrid } from './node-grid.tsx'
import { useFocusRequests } from './use-focus-requests.ts'

interface FormNodesProps {
  engine: FormEngine
  /** One of `engine.parts`. */
  part: PartState
  layout?: FormLayout | undefined
}

/**
 * Draws a part of a form: all of a form page, one step of a wizard. Only what is in view is drawn; what is not is
 * checked and sent all the same, since that is the engine's work.
 */
export function FormNodes({ engine, part, layout }: FormNodesProps): ReactNode {
  const prefix = useId()
  const { columns = 1, labels = 'above' } = layout ?? {}
  const drawing = useMemo(
    () => ({ engine, prefix, layout: { columns, labels } }),
    [engine, prefix, columns, labels],
  )
  useFocusRequests(engine, part, prefix)
  return (
    <FormDrawingContext value={drawing}>
      <div className={css.form} data-labels={labels}>
        <NodeGrid nodes={part.children} columns={columns} />
      </div>
    </FormDrawingContext>
  )
}
