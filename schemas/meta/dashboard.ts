import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { AccessCode, Label, NodeId, PageId, RendererName, RendererProps } from './names.ts'
import { Expression, Values } from './value.ts'

/** One block of a dashboard: a figure that leads to where it comes from. */
export const DashboardBlock = closed(
  {
    id: NodeId,
    block: RendererName,
    title: Label,
    props: Type.Optional(RendererProps),
    value: Expression,
    span: Type.Optional(Type.Integer({ title: 'Columns wide of 24', minimum: 4, maximum: 24, default: 8 })),
    link: Type.Optional(
      closed(
        { page: PageId, query: Type.Optional(Values) },
        { title: 'Leads to', description: 'A page, filtered.' },
      ),
    ),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Block' },
)
export type DashboardBlock = Static<typeof DashboardBlock>

/** A grid of 24 columns of blocks. */
export const Dashboard = closed(
  {
    blocks: Type.Array(DashboardBlock, { minItems: 1, maxItems: 60 }),
    empty: Type.Optional(Label),
  },
  { title: 'Dashboard' },
)
export type Dashboard = Static<typeof Dashboard>
