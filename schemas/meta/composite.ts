import Type, { type Static } from 'typebox'
import { OperationSource } from './data-source.ts'
import { AccessCode, Label, PageId } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Text, Values } from './value.ts'

/** One of the pages that a composite page shows. */
export const Region = strictObject(
  {
    id: Type.String({
      title: 'Id',
      description: 'Unique name, under which other regions read the selected row: selection.<id>.',
      pattern: '^(?!tab$)[a-z][A-Za-z0-9]{0,31}$',
    }),
    page: PageId,
    title: Type.Optional(Text),
    params: Type.Optional(
      Type.Unsafe<Values>({
        ...Values,
        title: 'Parameters',
        description:
          'Values for the parameters of the page; expressions read params, user and selection.<region>, the selected row of a list before this region.',
      }),
    ),
    load: Type.Optional(
      Type.Unsafe<OperationSource>({
        ...OperationSource,
        title: 'Selected row',
        description:
          'Loads the selected row by its key, {"$expr": "selection.<id>.id"}, if the list shows other rows.',
      }),
    ),
    span: Type.Optional(Type.Integer({ title: 'Columns wide of 24', minimum: 4, maximum: 24, default: 12 })),
    empty: Type.Optional(Label),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Region' },
)
export type Region = Static<typeof Region>

/** Several pages on one screen. A region can depend on the row that the user selects in another region. */
export const Composite = strictObject(
  {
    layout: Type.Optional(
      stringEnum(['split', 'stack', 'tabs'], {
        title: 'Layout',
        description: 'Side by side, one below the other, or in tabs.',
        default: 'split',
      }),
    ),
    regions: Type.Array(Region, { title: 'Regions', minItems: 1, maxItems: 12 }),
  },
  { title: 'Composite' },
)
export type Composite = Static<typeof Composite>
