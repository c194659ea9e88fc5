import { NodeBoundary } from '../page/node-boundary.tsx'
import { useRuntime } from '../runtime-context.ts'
import { useFormIds } from './form-ids.ts'
import { observer } from './observer.ts'
import type { PageInput } from './page-form.ts'

/** The input of a small form, drawn by the registry's field of that name; an unknown name is a mark in its place. */
export const FieldInput = ({ input }: { input: PageInput }) => (
  <NodeBoundary at={input.lowered.at} compact>
    <KnownInput input={input} />
  </NodeBoundary>
)

const KnownInput = observer(({ input: { lowered, field } }: { input: PageInput }) => {
  const { registry } = useRuntime()
  const ids = useFormIds(lowered.key)
  const at = { ...lowered.at, pointer: `${lowered.at.pointer}/component` }
  const { Component } = registry.fields.get(lowered.component, at)
  const isInvalid = field.selfErrors.length > 0
  return (
    <Component
      id={ids.input}
      value={field.value}
      onChange={(next) => void field.onInput(next)}
      disabled={false}
      invalid={isInvalid}
      describedBy={isInvalid || lowered.help ? ids.error : undefined}
      placeholder={lowered.placeholder}
      props={lowered.props}
    />
  )
})
