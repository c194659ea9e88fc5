import Type, { type Static } from 'typebox'
import { FieldName, NodeId, PageId } from '../../meta/names.ts'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Id, Maybe, NonBlank, Nullable, Str, Time, Version } from '../scalars.ts'

/** Maximum number of views per user and page. */
export const MAX_VIEWS = 30
/** Maximum size of a view as JSON, in bytes. */
export const MAX_VIEW_BYTES = 16_384
/** Maximum length of a view's name. */
const MAX_VIEW_TITLE = 60

const Scalar = Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()])
const FilterValue = Type.Union([Scalar, Type.Null(), Type.Array(Nullable(Scalar), { maxItems: 200 })])
const byNode = { additionalProperties: false, maxProperties: 100 }

const ViewColumn = strictObject({
  shown: Type.Optional(Type.Boolean()),
  width: Type.Optional(Type.Integer({ minimum: 40, maximum: 800 })),
  fixed: Maybe(stringEnum(['left', 'right'])),
})

/** Settings in which a view differs from its page, by node id. */
export const ViewState = strictObject(
  {
    filters: Type.Optional(
      Type.Record(NodeId, FilterValue, { ...byNode, description: 'null removes a default value.' }),
    ),
    sort: Type.Optional(strictObject({ field: FieldName, order: stringEnum(['asc', 'desc']) })),
    pageSize: Type.Optional(Type.Integer({ minimum: 20, maximum: 200 })),
    order: Type.Optional(Type.Array(NodeId, { description: 'Visible columns, in order.', maxItems: 100 })),
    columns: Type.Optional(Type.Record(NodeId, ViewColumn, byNode)),
    density: Type.Optional(stringEnum(['large', 'middle', 'small'])),
  },
  { title: 'View' },
)
export type ViewState = Static<typeof ViewState>

const ViewTitle = NonBlank('Name', MAX_VIEW_TITLE)

/** A list view that a user has saved. */
export const SavedView = Type.Object({
  id: Id('Id'),
  title: Str('Name', MAX_VIEW_TITLE),
  state: Type.Unsafe<ViewState>({ title: 'View' }),
  isDefault: Type.Boolean({ title: 'Opened at first' }),
  updateTime: Time('Saved at'),
  version: Version,
})
export type SavedView = Static<typeof SavedView>

/** Creates a view or, with `id`, updates an existing view. The server answers 409 if the version is stale. */
export const SaveView = strictObject({
  id: Type.Optional(Id('View')),
  version: Type.Optional(Version),
  page: PageId,
  title: ViewTitle,
  state: ViewState,
})
export type SaveView = Static<typeof SaveView>

export const RenameView = strictObject({ id: Id('View'), version: Version, title: ViewTitle })
export type RenameView = Static<typeof RenameView>

/** The view that a page applies when it opens; null if the page opens without a view. */
export const DefaultView = strictObject({ page: PageId, id: Nullable(Id('View')) })
export type DefaultView = Static<typeof DefaultView>

/** Id of a saved view, and its version after saving. */
export const ViewVersion = Type.Object({ id: Id('View'), version: Version })
export type ViewVersion = Static<typeof ViewVersion>

export const viewShapes = {
  'view.list': { args: strictObject({ page: PageId }), result: Type.Array(SavedView) },
  'view.save': { args: SaveView, result: ViewVersion },
  'view.rename': { args: RenameView, result: ViewVersion },
  'view.makeDefault': { args: DefaultView, result: Type.Null() },
  'view.remove': { args: strictObject({ id: Id('View') }), result: Type.Null() },
} satisfies Record<string, OperationContract>
