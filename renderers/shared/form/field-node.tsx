import type { FocusEvent } from 'react'
import {
  type FieldState,
  NodeBoundary,
  observer,
  useFieldDefinition,
  useInspectMark,
  useRuntime,
  useText,
} from '#runtime'
import { FieldControl, FieldValue } from './field-control.tsx'
import css from './form.module.css'
import { boxIdOf, useFormDrawing } from './form-context.ts'

interface FieldNodeProps {
  field: FieldState
  columns: number
  /** True if the field is mounted, but not visible. */
  isHidden?: boolean
}

/**
 * Draws a field: its label, its input or read-only view, and its errors. Renders again only when the state of
 * the field changes.
 */
export const FieldNode = observer(({ field, columns, isHidden = false }: FieldNodeProps) => {
  const t = useText()
  const { prefix, engine } = useFormDrawing()
  const { formItem: FormItem } = useRuntime().registry
  const mark = useInspectMark()
  if (!field.shown.value) return null
  const { spec } = field
  const id = `${prefix}-${field.id}`
  const isEditable = field.isEditable.value
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // When the focus moves to the input's clear button, the input has also lost the focus and must be
    // validated.
    const isClearing = relatedTarget?.matches('.ant-input-clear-icon') === true
    if (isClearing || !currentTarget.contains(relatedTarget)) field.leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles blur events of the input inside.
    <div
      id={boxIdOf(prefix, field)}
      className={css.cell}
      hidden={isHidden}
      data-span={Math.min(spec.span ?? 1, columns)}
      data-grid-span={spec.span}
      onBlur={leave}
      {...mark(field.at)}
    >
      <FormItem
        id={id}
        label={field.title.value}
        required={isEditable && field.isRequired.value}
        help={spec.help === undefined || engine.isReadOnly ? undefined : t(spec.help)}
        errors={field.problems.value}
        errorId={`${id}-error`}
      >
        <NodeBoundary at={field.at} compact value={spec.component}>
          {isEditable ? <FieldInput field={field} id={id} /> : <FieldView field={field} id={id} />}
        </NodeBoundary>
      </FormItem>
    </div>
  )
})

const FieldInput = observer(({ field, id }: { field: FieldState; id: string }) => {
  const t = useText()
  const { engine } = useFormDrawing()
  const { spec } = field
  const isInvalid = field.problems.value.length > 0
  const pattern = field.pattern.value
  const formily = engine.formily().fieldOf(field)
  return (
    <FieldControl
      definition={useFieldDefinition(spec, field.at)}
      field={formily}
      id={id}
      value={field.read()}
      onChange={(next) => void formily.onInput(next)}
      disabled={pattern === 'disabled'}
      readOnly={pattern === 'readOnly'}
      isInvalid={isInvalid}
      isRequired={field.isRequired.value}
      describedBy={isInvalid || spec.help ? `${id}-error` : undefined}
      placeholder={spec.placeholder === undefined ? undefined : t(spec.placeholder)}
      settings={field.settings.value}
    />
  )
})

const FieldView = observer(({ field, id }: { field: FieldState; id: string }) => {
  const definition = useFieldDefinition(field.spec, field.at)
  return (
    <div className={css.view} id={id}>
      <FieldValue definition={definition} value={field.read()} settings={field.settings.value} />
    </div>
  )
})
