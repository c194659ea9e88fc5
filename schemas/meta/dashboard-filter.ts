import Type, { type Static } from 'typebox'
import { Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject } from './strict-object.ts'
import { Value } from './value.ts'

/**
 * An input above the blocks of a dashboard. The address of the page contains the entered value. Expressions
 * read the value as `filters.<id>`.
 */
export const DashboardFilter = strictObject(
  {
    id: NodeId,
    title: Label,
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    default: Type.Optional(Value),
    required: Type.Optional(Type.Boolean({ title: 'Required' })),
    several: Type.Optional(
      Type.Boolean({
        title: 'Several values',
        description: 'The value is a list, or a range with two ends.',
      }),
    ),
  },
  { title: 'Dashboard filter' },
)
export type DashboardFilter = Static<typeof DashboardFilter>
