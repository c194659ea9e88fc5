import Type, { type Static } from 'typebox'
import { SuccessMessage } from './conditional-texts.ts'
import { AccessCode, FieldName, Label, OperationName, PageId } from './names.ts'
import { strictObject, unionByKey } from './strict-object.ts'
import { Text, Values } from './value.ts'

/** Submit call: sends `values`, or the result of `args`. */
export const Submit = strictObject(
  {
    op: OperationName,
    args: Type.Optional(Values),
    label: Type.Optional(Label),
    confirm: Type.Optional(Text),
    requires: Type.Optional(AccessCode),
    done: Type.Optional(SuccessMessage),
    then: Type.Optional(
      unionByKey<{ page: string; query?: Values } | { close: true; page?: string; unfolds?: string }>(
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
        },
        strictObject({ page: PageId, query: Type.Optional(Values) }),
        {
          title: 'Afterwards',
          description:
            'Opens a page; with `close`, closes the drawer instead, or opens the page outside a drawer. A form for new records is reset.',
        },
      ),
    ),
  },
  { title: 'Submit' },
)
export type Submit = Static<typeof Submit>
