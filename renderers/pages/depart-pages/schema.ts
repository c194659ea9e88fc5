import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

const Name = '^[A-Za-z][A-Za-z0-9]{0,39}$'
const words = (title: string) => Type.String({ title, minLength: 1, maxLength: 200 })

const DepartTab = closed({
  id: Type.String({ title: 'Id', pattern: Name }),
  title: words('Title'),
  page: Type.String({
    title: 'Page',
    pattern: '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
    maxLength: 120,
  }),
  param: Type.String({
    title: 'Parameter',
    description: 'Of that page: takes the department.',
    pattern: Name,
  }),
  value: Type.Union([Type.Literal('id'), Type.Literal('orgCode')], { title: 'What it takes' }),
})
export type DepartTab = Static<typeof DepartTab>

export const DepartPagesProps = closed({
  op: Type.String({
    title: 'Operation',
    description: 'Gives the tree of departments.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
    'x-refers': 'operation',
  }),
  everyone: Type.Optional(
    Type.String({
      title: 'Without a department',
      description: 'Name of the choice of no department; without it the first one is chosen at the start.',
      minLength: 1,
      maxLength: 50,
    }),
  ),
  empty: words('Where there is no department'),
  tabs: Type.Array(DepartTab, { title: 'Pages', minItems: 1, maxItems: 5 }),
})
export type DepartPagesProps = Static<typeof DepartPagesProps>
