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
 * Draws a part of a form: a whole form page, or one step of a wizard. Inputs out of view are not drawn, but
 * the engine validates and submits them.
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
