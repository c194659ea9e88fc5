import type { AreaNames } from './names.ts'

/** Files of the module of an area, by path: resource, menus and samples. */
export const moduleFiles = ({ kebab, camel, pascal, title, snake, lower, chinese }: AreaNames) => ({
  [`server/modules/${kebab}/resource.ts`]: `import { ${camel}Model } from '#schemas'
import { defineResource } from '../../platform/resource/define-resource.ts'

/** ${title}; records belong to no department. */
export const ${camel}Resource = defineResource({
  name: '${camel}',
  model: ${camel}Model,
  table: '${snake}',
  scope: 'none',
  unique: [
    { index: 'uniq_${snake}_code', field: 'code', error: { en: 'Code already in use', zh: '编码已存在' } },
  ],
  exports: { access: '${camel}:export' },
})
`,
  [`server/modules/${kebab}/menus.ts`]: `import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of the area. */
export const ${camel}Folder: SeedFolder = {
  url: '/${camel}',
  icon: 'appstore',
  order: 30,
  titles: { en: '${title}', zh: '${chinese}' },
}

/** Menus of the list and of the form for new records. */
export const ${camel}Menus = menusIn('/${camel}', [
  {
    url: '/${camel}/${camel}',
    component: '${camel}/${pascal}List',
    icon: 'bars',
    order: 10,
    code: '${camel}:list',
    titles: { en: '${title} list', zh: '${chinese}列表' },
    keepAlive: true,
    buttons: [
      { code: '${camel}:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } },
      { code: '${camel}:export', titles: { en: 'Export', zh: '导出' } },
    ],
  },
  {
    url: '/${camel}/${camel}Form',
    component: '${camel}/${pascal}Form',
    order: 20,
    code: '${camel}:add',
    titles: { en: 'New ${lower}', zh: '新增${chinese}' },
    hidden: true,
  },
])
`,
  [`server/modules/${kebab}/area.ts`]: `import { defineArea } from '../../platform/area/area.ts'
import { ${camel}Folder, ${camel}Menus } from './menus.ts'
import { ${camel}Resource } from './resource.ts'

/** ${title}. */
export const ${camel}Area = defineArea({
  name: '${kebab}',
  resources: [${camel}Resource],
  menuFolders: [${camel}Folder],
  menus: ${camel}Menus,
})
`,
  [`server/modules/${kebab}/samples.fixture.ts`]: `import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two rows, so that the test of data rules can tell rows apart. */
export const samples: SampleRows = {
  rows: {
    ${snake}: [
      { id: '${camel}-1', code: 'one', name: 'One', status: 'ACTIVE' },
      { id: '${camel}-2', code: 'two', name: 'Two', status: 'INACTIVE' },
    ],
  },
}
`,
})

/**
 * Text of the migration that creates the table and the comments of its columns. The caller chooses the number
 * and the name of the file.
 */
export const migrationText = ({ snake, title }: AreaNames): string => `create table ${snake} (
  id varchar(32) primary key,
  code varchar(100) not null,
  name varchar(100) not null,
  status varchar(20) not null,
  create_by varchar(100),
  create_time timestamptz not null default now(),
  update_by varchar(100),
  update_time timestamptz
);
create unique index uniq_${snake}_code on ${snake} (code);
create index idx_${snake}_time on ${snake} (create_time, id);

comment on table ${snake} is '${title}';
comment on column ${snake}.id is 'Id';
comment on column ${snake}.code is 'Code';
comment on column ${snake}.name is 'Name';
comment on column ${snake}.status is 'Status';
comment on column ${snake}.create_by is 'Created by, user name';
comment on column ${snake}.create_time is 'Created at';
comment on column ${snake}.update_by is 'Updated by, user name';
comment on column ${snake}.update_time is 'Updated at';
`
