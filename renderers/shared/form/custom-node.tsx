import { type CustomState, observer, useInspectMark, useRuntime } from '#runtime'
import { FieldControl, FieldValue } from './field-control.tsx'
import css from './form.module.css'
import { boxIdOf, useFormDrawing } from './form-context.ts'

/**
 * Draws a custom component as a field. The component's value is an object with the values of the fields that
 * the page lists.
 */
export const CustomNode = observer(({ custom, columns }: { custom: CustomState; columns: number }) => {
  const { prefix, engine } = useFormDrawing()
  const { registry } = useRuntime()
  const mark = useInspectMark()
  if (!custom.shown.value) return null
  const { spec } = custom
  const id = `${prefix}-${custom.id}`
  const definition = registry.fields.get(spec.renderer, {
    ...custom.at,
    pointer: `${custom.at.pointer}/renderer`,
  })
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
        label={custom.title.value}
        required={false}
        errors={custom.problems.value}
        errorId={`${id}-error`}
      >
        {custom.isEditable.value ? (
          <FieldControl
            definition={definition}
            field={engine.formily().fieldOf(custom)}
            id={id}
            value={values}
            onChange={custom.put}
            disabled={custom.pattern.value === 'disabled'}
            readOnly={custom.pattern.value === 'readOnly'}
            isInvalid={isInvalid}
            describedBy={isInvalid ? `${id}-error` : undefined}
            settings={custom.settings.value}
          />
        ) : (
          <FieldValue definition={definition} value={values} settings={custom.settings.value} />
        )}
      </FormItem>
    </div>
  )
})
