import Type, { type Static } from 'typebox'
import { SuccessMessage } from './conditional-texts.ts'
import { AccessCode, FieldName, Label, NodeId, OperationName, PageId } from './names.ts'
import { strictObject, unionByKey } from './strict-object.ts'
import { Text, Values, When } from './value.ts'

/** Behaviour after a form is saved: another page opens, the drawer closes, or the form stays open. */
type AfterSubmit =
  | { page: string; query?: Values }
  | { close: true; page?: string; unfolds?: string }
  | { reset: true; page?: undefined }

const AfterSubmit = unionByKey<AfterSubmit>(
  {
    close: strictObject({
      close: Type.Literal(true),
      page: Type.Optional(PageId),
      unfolds: Type.Optional(
        Type.Unsafe<string>({
          ...FieldName,
          title: 'Opens the row',
          description: "Parameter with the parent row's key, which a tree uses to show the new row.",
        }),
      ),
    }),
    reset: strictObject({ reset: Type.Literal(true) }),
  },
  strictObject({ page: PageId, query: Type.Optional(Values) }),
  {
    title: 'Afterwards',
    description:
      'Opens a page; with `close`, closes the drawer instead, or opens the page outside a drawer; with `reset`, stays open. A form for new records is reset.',
  },
)

/**
 * Settings of a submit that come before its label (`call`) and after its label (`around`) in the text of a
 * page.
 */
const call = {
  op: OperationName,
  args: Type.Optional(Values),
}
const around = {
  confirm: Type.Optional(Text),
  requires: Type.Optional(AccessCode),
  done: Type.Optional(SuccessMessage),
  then: Type.Optional(AfterSubmit),
}

/**
 * A submit of a form. The submit sends the values of the form or, if `args` is set, the evaluated arguments.
 */
export const Submit = strictObject({ ...call, label: Type.Optional(Label), ...around }, { title: 'Submit' })
export type Submit = Static<typeof Submit>

/** An additional submit of a form, which has its own button. */
export const FurtherSubmit = strictObject(
  { id: NodeId, ...call, label: Label, visible: Type.Optional(When), ...around },
  { title: 'Further submit' },
)
export type FurtherSubmit = Static<typeof FurtherSubmit>

/** Submits that a form has in addition to its primary submit. */
export const FurtherSubmits = Type.Optional(
  Type.Array(FurtherSubmit, {
    title: 'Further submits',
    description:
      'Buttons beside the primary submit, such as "Save and add another". Enter runs the primary one.',
    minItems: 1,
    maxItems: 4,
  }),
)
