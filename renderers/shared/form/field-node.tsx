import type { FocusEvent, ReactNode } from 'react'
import {
  type AnyProps,
  type FieldDefinition,
  type FieldState,
  NodeBoundary,
  observer,
  useMark,
  useRuntime,
  useText,
} from '#runtime'
import { asText } from '../as-text.ts'
import { emptyValue } from '../empty-value.tsx'
import css from './form.module.css'
import { boxIdOf, useFormDrawing } from './form-context.ts'

/** A label, its input or its View, and what is wrong; drawn again only when something of its own changes. */
export const FieldNode = observer(({ field, columns }: { field: FieldState; columns: number }) => {
  const t = useText()
  const { prefix, engine } = useFormDrawing()
  const { formItem: FormItem } = useRuntime().registry
  const mark = useMark()
  if (!field.shown.value) return null
  const { spec } = field
  const id = `${prefix}-${field.id}`
  const isEditable = field.isEditable.value
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // What empties a text stands behind it: who tabs on to that has done typing.
    const isEmptying = relatedTarget?.matches('.ant-input-clear-icon') === true
    if (isEmptying || !currentTarget.contains(relatedTarget)) field.leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the input inside being left, and does nothing itself.
    <div
      id={boxIdOf(prefix, field)}
      className={css.cell}
      data-span={Math.min(spec.span ?? 1, columns)}
      onBlur={leave}
      {...mark(field.at)}
    >
      <FormItem
        id={id}
        label={t(field.label)}
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

/** The renderer of an input: as named, a choice where the page lists what there is, else a text. */
export function useFieldDefinition(
  { component, options }: { component?: string | undefined; options?: unknown },
  at: FieldState['at'],
): FieldDefinition<AnyProps> {
  const { registry } = useRuntime()
  const name = component ?? (options === undefined ? 'Text' : 'Select')
  return registry.fields.get(name, { ...at, pointer: `${at.pointer}/component` })
}

const FieldInput = observer(({ field, id }: { field: FieldState; id: string }) => {
  const t = useText()
  const { spec } = field
  const { Component, takesTime } = useFieldDefinition(spec, field.at)
  const isInvalid = field.problems.value.length > 0
  return (
    <Component
      id={id}
      value={field.read()}
      onChange={field.set}
      {...(takesTime && { later: field.later, lost: field.lost.value })}
      disabled={field.isDisabled.value}
      invalid={isInvalid}
      describedBy={isInvalid || spec.help ? `${id}-error` : undefined}
      placeholder={spec.placeholder === undefined ? undefined : t(spec.placeholder)}
      props={field.settings.value}
    />
  )
})

const FieldView = observer(({ field, id }: { field: FieldState; id: string }) => {
  const definition = useFieldDefinition(field.spec, field.at)
  return (
    <div className={css.view} id={id}>
      <ValueView definition={definition} value={field.read()} settings={field.settings.value} />
    </div>
  )
})

interface ValueViewProps {
  definition: FieldDefinition<AnyProps>
  value: unknown
  settings: AnyProps
}

/** A value as people read it: by its renderer's View, as a text where that has none. */
export function ValueView({ definition: { View }, value, settings }: ValueViewProps): ReactNode {
  if (View) return <View value={value} props={settings} />
  return asText(value) ?? emptyValue
}
