import { type CustomState, observer, useMark, useRuntime, useText } from '#runtime'
import { ValueView } from './field-node.tsx'
import css from './form.module.css'
import { boxIdOf, useFormDrawing } from './form-context.ts'

/** A developer's own part: a field whose value is the record of the values it names. */
export const CustomNode = observer(({ custom, columns }: { custom: CustomState; columns: number }) => {
  const t = useText()
  const { prefix } = useFormDrawing()
  const { registry } = useRuntime()
  const mark = useMark()
  if (!custom.shown.value) return null
  const { spec } = custom
  const id = `${prefix}-${custom.id}`
  const definition = registry.fields.get(spec.renderer, {
    ...custom.at,
    pointer: `${custom.at.pointer}/renderer`,
  })
  const { Component } = definition
  const FormItem = registry.formItem
  const isInvalid = custom.problems.value.length > 0
  const values = custom.values()
  return (
    <div
      id={boxIdOf(prefix, custom)}
      className={css.cell}
      data-span={Math.min(spec.span ?? columns, columns)}
      {...mark(custom.at)}
    >
      <FormItem
        id={id}
        label={t(spec.title ?? spec.renderer)}
        required={false}
        errors={custom.problems.value}
        errorId={`${id}-error`}
      >
        {custom.isEditable.value ? (
          <Component
            id={id}
            value={values}
            onChange={(next) => custom.set((next ?? {}) as Record<string, unknown>)}
            disabled={false}
            invalid={isInvalid}
            describedBy={isInvalid ? `${id}-error` : undefined}
            props={custom.settings.value}
          />
        ) : (
          <ValueView definition={definition} value={values} settings={custom.settings.value} />
        )}
      </FormItem>
    </div>
  )
})
