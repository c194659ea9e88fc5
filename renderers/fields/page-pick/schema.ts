import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'
import { argumentName } from '../../shared/remote/schema.ts'

/* @__NO_SIDE_EFFECTS__ */
const field = (title: string, description: string) =>
  Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' })

export const PagePickFieldProps = strictObject({
  page: Type.String({
    title: 'Page',
    description: 'List page to select from. Requires the permission to view it.',
    pattern: '^[A-Za-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
  }),
  valueField: field('Value field', 'Field of the row that is stored.'),
  labelField: field('Label field', 'Field of the row that is displayed.'),
  multiple,
  joined,
  params: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      title: 'Parameters',
      description: 'Parameters of the list page.',
    }),
  ),
  fill: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      title: 'Fill other fields',
      description:
        'Maps fields of the form to fields of the selected row. Values of several rows are separated by commas.',
    }),
  ),
  label: Type.Optional(
    Type.Unknown({
      title: 'Label of the stored value',
      description: 'Expression that reads the label from the record: a text, or a list of texts.',
    }),
  ),
  op: Type.Optional(
    Type.String({
      title: 'Label operation',
      description: 'Operation that returns the labels of stored values as a list or a page of records.',
      pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
    }),
  ),
  valueParam: argumentName('Value parameter', 'ids', 'Receives the stored values, separated by commas.'),
  placeholder,
})
export type PagePickFieldProps = Static<typeof PagePickFieldProps>
