import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'
import { argumentName } from '../../shared/remote/schema.ts'

/* @__NO_SIDE_EFFECTS__ */
const field = (title: string, description: string) =>
  Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' })

export const PagePickFieldProps = closed({
  page: Type.String({
    title: 'Page',
    description: 'The list to pick from; picking needs permission to see it.',
    pattern: '^[A-Za-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
  }),
  valueField: field('Field of the value', 'Of a row; it is stored.'),
  labelField: field('Field of the words', 'Of a row; people read it.'),
  multiple,
  joined,
  params: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      title: 'Parameters',
      description: 'Parameters of the opened list.',
    }),
  ),
  fill: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      title: 'Fills',
      description:
        'Fields of the form by the field of the row that goes into them; of several rows, parted by commas.',
    }),
  ),
  label: Type.Optional(
    Type.Unknown({
      title: 'Words of the stored value',
      description: 'An expression that reads them from the record: a text, or a list of texts.',
    }),
  ),
  op: Type.Optional(
    Type.String({
      title: 'Operation of the words',
      description:
        'Operation that returns the labels of stored values: a list of records, or a page of them.',
      pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
    }),
  ),
  valueParam: argumentName('Argument of the values', 'ids', 'Takes the stored values, parted by commas.'),
  placeholder,
})
export type PagePickFieldProps = Static<typeof PagePickFieldProps>
