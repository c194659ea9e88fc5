import { type FieldState, type NodeState, observer, type SmallForm } from '#runtime'
import { FieldNode } from './field-node.tsx'
import { FormDrawing } from './form-drawing.tsx'

interface FormFieldsProps {
  form: SmallForm
  /** Number of visible inputs. All inputs after this number are mounted but hidden. */
  shown?: number
  /**
   * Names of the inputs that are drawn. The other inputs keep their values. By default, all inputs are drawn.
   */
  only?: readonly string[] | undefined
}

const LAYOUT = { columns: 1, labels: 'above' } as const

/**
 * Draws the inputs of a small form whose conditions are met. The inputs are items of the parent element's CSS
 * grid.
 */
export const FormFields = observer(
  ({ form: { engine }, shown = Number.POSITIVE_INFINITY, only }: FormFieldsProps) => {
    const isDrawn = (node: NodeState): node is FieldState =>
      node.kind === 'field' && node.shown.value && (only?.includes(node.key) ?? true)
    return engine.parts.map((part) => (
      <FormDrawing key={part.id} engine={engine} part={part} layout={LAYOUT}>
        {part.children.filter(isDrawn).map((field, index) => (
          <FieldNode key={field.at.pointer} field={field} columns={1} isHidden={index >= shown} />
        ))}
      </FormDrawing>
    ))
  },
)
