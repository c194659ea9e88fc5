import type { FieldState, NodeState, SmallForm } from '#runtime'
import { FieldNode } from './field-node.tsx'
import { FormDrawing } from './form-drawing.tsx'

interface FormFieldsProps {
  form: SmallForm
  /** How many inputs are seen; the others stay mounted. */
  shown?: number
  /** Names of the inputs to draw; the others keep their values. All by default. */
  only?: readonly string[] | undefined
}

const LAYOUT = { columns: 1, labels: 'above' } as const

/** The inputs of a small form, each as a form page draws it; lay them out with CSS grid round it. */
export function FormFields({ form: { engine }, shown = Number.POSITIVE_INFINITY, only }: FormFieldsProps) {
  const isDrawn = (node: NodeState): node is FieldState =>
    node.kind === 'field' && (only?.includes(node.key) ?? true)
  return engine.parts.map((part) => (
    <FormDrawing key={part.id} engine={engine} part={part} layout={LAYOUT}>
      {part.children.filter(isDrawn).map((field, index) => (
        <FieldNode key={field.at.pointer} field={field} columns={1} isHidden={index >= shown} />
      ))}
    </FormDrawing>
  ))
}
