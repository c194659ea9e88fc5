import type { AreaNames } from './names.ts'

/** Files of the contract of an area, by path: operations, shapes, titles and dictionaries. */
export const contractFiles = ({ kebab, camel, pascal, title, snake, lower, chinese }: AreaNames) => ({
  [`schemas/contracts/${kebab}/endpoints.ts`]: `import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints } from '../endpoint.ts'

/** Operations on records of the kind ${lower}. */
export const ${camel}Endpoints = defineEndpoints(
  crudEndpoints('${camel}', {
    path: '/${camel}/${camel}',
    list: '${camel}:list',
    add: '${camel}:add',
    edit: '${camel}:edit',
  }),
)
`,
  [`schemas/contracts/${kebab}/shapes.ts`]: `import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { strictCrudShapes } from '../crud.ts'
import { defineModel } from '../model.ts'
import { auditFields, Code, DictValue, Id, NonBlank, Str } from '../scalars.ts'

/** ${title}. */
export const ${pascal} = Type.Object({
  id: Id('Id'),
  code: Str('Code', 100),
  name: Str('Name', 100),
  status: DictValue('Status', '${snake}_status'),
  ...auditFields,
})
export type ${pascal} = Static<typeof ${pascal}>

/** Sorts, filters and reports of the list. */
export const ${camel}Model = defineModel({ name: '${pascal}', title: '${title}' }, ${pascal}, {
  sortable: ['code', 'name', 'createTime'],
  filters: { code: ['like'], name: ['like'], status: ['eq', 'in'], createTime: ['between'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** Editable fields. */
export const New${pascal} = strictObject({
  code: Code('Code'),
  name: NonBlank('Name', 100),
  status: DictValue('Status', '${snake}_status'),
})
export type New${pascal} = Static<typeof New${pascal}>

export const ${camel}Shapes = strictCrudShapes('${camel}', ${camel}Model, { add: New${pascal} })
`,
  [`schemas/contracts/${kebab}/titles.ts`]: `/** Chinese texts of titles of this area. */
export const ${camel}Titles = {
  '${title}': '${chinese}',
}
`,
  [`schemas/contracts/${kebab}/dictionaries.ts`]: `import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of the area. */
export const ${camel}Dictionaries = defineDictionaries([
  {
    code: '${snake}_status',
    name: { en: '${title} status', zh: '${chinese}状态' },
    about: { en: 'Whether it can be used', zh: '是否可以使用' },
    items: [item('ACTIVE', 'Active', '启用', 'success'), item('INACTIVE', 'Inactive', '停用', 'neutral')],
  },
])
`,
})
