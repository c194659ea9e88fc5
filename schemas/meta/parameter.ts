import Type, { type Static } from 'typebox'
import { AccessCode, PageId } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'

/** Pattern for names of parameters and data sources. */
export const ParameterName = '^[a-z][A-Za-z0-9]{0,31}$'

/** A parameter of a page. */
export const Parameter = strictObject(
  {
    type: stringEnum(['string', 'integer', 'boolean'], { title: 'Type' }),
    from: Type.Optional(stringEnum(['query', 'caller'], { title: 'Source', default: 'caller' })),
    required: Type.Optional(Type.Boolean()),
    chosenOn: Type.Optional({
      ...PageId,
      title: 'Chosen on',
      description: 'Page on which users choose the value. A link to it appears if the parameter is missing.',
    }),
  },
  { title: 'Parameter' },
)
export type Parameter = Static<typeof Parameter>

/** Permission that users need to open a page. */
export const PageRequires = strictObject({ view: AccessCode }, { title: 'Page permissions' })
