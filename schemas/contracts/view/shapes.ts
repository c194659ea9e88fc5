import Type, { type Static } from 'typebox'
import { closed, oneOf } from '../../meta/closed.ts'
import { FieldName, NodeId, PageId } from '../../meta/names.ts'
import type { OperationShapes } from '../model.ts'
import { Given, Id, Nullable, Str, Time } from '../scalars.ts'

/** The most views that one user keeps of one page. */
export const MAX_VIEWS = 30
/** The most bytes that a view may have as JSON. */
export const MAX_VIEW_BYTES = 16_384
/** The most characters of a view's name. */
export const MAX_VIEW_TITLE = 60

const Scalar = Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()])
const FilterValue = Type.Union([Scalar, Type.Null(), Type.Array(Nullable(Scalar), { maxItems: 200 })])
const byNode = { additionalProperties: false, maxProperties: 100 }

const ViewColumn = closed({
  shown: Type.Optional(Type.Boolean()),
  width: Type.Optional(Type.Integer({ minimum: 40, maximum: 800 })),
  fixed: Type.Optional(Nullable(oneOf(['left', 'right']))),
})

/** What a view brings back, by the ids of the page it was saved on: only what differs from the page itself. */
export const ViewState = closed(
  {
    filters: Type.Optional(
      Type.Record(NodeId, FilterValue, { ...byNode, description: 'null takes a default away.' }),
    ),
    sort: Type.Optional(closed({ field: FieldName, order: oneOf(['asc', 'desc']) })),
    pageSize: Type.Optional(Type.Integer({ minimum: 20, maximum: 200 })),
    order: Type.Optional(Type.Array(NodeId, { description: 'Columns in their order.', maxItems: 100 })),
    columns: Type.Optional(Type.Record(NodeId, ViewColumn, byNode)),
    density: Type.Optional(oneOf(['large', 'middle', 'small'])),
  },
  { title: 'View' },
)
export type ViewState = Static<typeof ViewState>

const Version = Type.Integer({ title: 'Version', minimum: 0 })
const ViewTitle = Given('Name', MAX_VIEW_TITLE)

/** A view as its owner gets it back. */
export const SavedView = Type.Object({
  id: Id('Id'),
  title: Str('Name', MAX_VIEW_TITLE),
  state: Type.Unsafe<ViewState>({ title: 'View' }),
  isDefault: Type.Boolean({ title: 'Opened at first' }),
  updateTime: Time('Saved at'),
  version: Version,
})
export type SavedView = Static<typeof SavedView>

/** A view to keep: a new one without `id`, else that one as it was seen; another version is a 409. */
export const SaveView = closed({
  id: Type.Optional(Id('View')),
  version: Type.Optional(Version),
  page: PageId,
  title: ViewTitle,
  state: ViewState,
})
export type SaveView = Static<typeof SaveView>

export const RenameView = closed({ id: Id('View'), version: Version, title: ViewTitle })
export type RenameView = Static<typeof RenameView>

/** The view a page opens with; null: the page as it is. */
export const DefaultView = closed({ page: PageId, id: Nullable(Id('View')) })
export type DefaultView = Static<typeof DefaultView>

/** Where a view stands after it was saved. */
export const ViewSaved = Type.Object({ id: Id('View'), version: Version })
export type ViewSaved = Static<typeof ViewSaved>

export const viewShapes = {
  'view.list': { args: closed({ page: PageId }), result: Type.Array(SavedView) },
  'view.save': { args: SaveView, result: ViewSaved },
  'view.rename': { args: RenameView, result: ViewSaved },
  'view.makeDefault': { args: DefaultView, result: Type.Null() },
  'view.remove': { args: closed({ id: Id('View') }), result: Type.Null() },
} satisfies Record<string, OperationShapes>
