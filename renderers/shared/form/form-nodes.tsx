import type { FormEngine, PartState } from '#runtime'
import type { FormLayout } from '#schemas'
import css from './form.module.css'
import { FormDrawing } from './form-drawing.tsx'
import { NodeGrid } from './node-grid.tsx'

interface FormNodesProps {
  engine: FormEngine
  /** The part of the form that is drawn: one of `engine.parts`. */
  part: PartState
  layout?: FormLayout | undefined
}

/**
 * Draws a part of a form: all of a form page, or one step of a wizard. Inputs that are out of view are not
 * drawn. The form engine also validates and submits inputs that are not drawn.
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
