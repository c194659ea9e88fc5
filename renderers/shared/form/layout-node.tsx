import { FieldContext } from '@formily/react'
import type { ReactNode } from 'react'
import { type GroupState, useRuntime } from '#runtime'
import { useFormDrawing } from './form-context.ts'

/**
 * Draws the nodes of a group in a void component of Formily. All nodes are drawn, even those that are out of
 * view.
 */
export function LayoutNode({ group, children }: { group: GroupState; children: ReactNode }) {
  const { engine } = useFormDrawing()
  const { layouts } = useRuntime().registry
  const { component = '', props } = group.spec
  const { Component } = layouts.get(component, { ...group.at, pointer: `${group.at.pointer}/component` })
  return (
    <FieldContext value={engine.formily().layoutOf(group)}>
      <Component {...props}>{children}</Component>
    </FieldContext>
  )
}
