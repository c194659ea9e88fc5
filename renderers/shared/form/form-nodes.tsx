import type { FormEngine, PartState } from '#runtime'
import type { FormLayout } from '#schemas'
import css from './form.module.css'
import { FormDrawing } from './form-drawing.tsx'
import { NodeGrid } from './node-grid.tsx'

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
export function FormNodes({ engine, part, layout }: FormNodesProps) {
  const { columns = 1, labels = 'above' } = layout ?? {}
  return (
    <FormDrawing engine={engine} part={part} layout={{ columns, labels }}>
      <div className={css.form} data-labels={labels}>
        <NodeGrid nodes={part.children} columns={columns} />
      </div>
    </FormDrawing>
  )
}
