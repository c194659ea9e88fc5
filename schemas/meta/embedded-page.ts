import Type, { type Static } from 'typebox'
import { AccessCode, Label, NodeId, PageId } from './names.ts'
import { strictObject } from './strict-object.ts'
import { Values, When } from './value.ts'

/** Maximum number of pages that can be nested in each other. The outermost page counts. */
export const MAX_NESTED_PAGES = 4

/**
 * Another page that this page shows inside itself. Users without the permission for the embedded page don't
 * see it.
 */
export const EmbeddedPage = strictObject(
  {
    node: Type.Literal('page'),
    id: NodeId,
    page: PageId,
    title: Type.Optional(Label),
    params: Type.Optional(
      Type.Unsafe<Values>({
        ...Values,
        title: 'Parameters',
        description: 'Values for the parameters of the page; expressions read record, params and user.',
      }),
    ),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Embedded page' },
)
export type EmbeddedPage = Static<typeof EmbeddedPage>
