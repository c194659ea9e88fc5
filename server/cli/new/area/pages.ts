import type { Page } from '#schemas'
import { printPage } from '#schemas/print'
import type { AreaNames } from './names.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const expr = ($expr: string) => ({ $expr })

function fields({ snake }: AreaNames) {
  const duplicate = { tableName: snake, fieldName: 'code', dataId: expr('record.id') }
  const text = { node: 'field', component: 'Text', required: true, maxLength: 100 }
  return [
    { ...text, id: 'name', field: 'name', title: 'Name' },
    {
      ...text,
      id: 'code',
      field: 'code',
      title: 'Code',
      help: 'Letters, digits and _ : . - only.',
      pattern: '[A-Za-z0-9_][A-Za-z0-9_:.-]*',
      validate: [{ duplicate }],
    },
    {
      node: 'field',
      id: 'status',
      field: 'status',
      title: 'Status',
      component: 'DictSelect',
      required: true,
      props: { dict: `${snake}_status` },
    },
  ]
}

const fieldTexts = {
  Name: '名称',
  Code: '编码',
  Status: '状态',
  'Letters, digits and _ : . - only.': '由字母、数字及 _ : . - 组成。',
  Save: '保存',
}

const base = { $schema: '../../page.schema.json', format: 1 }

const submit = ({ camel }: AreaNames, verb: 'add' | 'edit') => ({
  op: `${camel}.${verb}`,
  ...(verb === 'edit' && { args: { id: expr('record.id') } }),
  label: 'Save',
  requires: `${camel}:${verb}`,
  done: { $text: '${result.name} is saved.' },
})

/** Form page for new and for existing records. Both modes have the same fields. */
const formPage = (names: AreaNames) => ({
  ...base,
  id: `${names.camel}/${names.pascal}Form`,
  kind: 'form',
  title: `New ${names.lower}`,
  params: { id: { type: 'string' } },
  data: { record: { op: `${names.camel}.get`, model: names.pascal, args: { id: expr('params.id') } } },
  form: {
    load: 'record',
    model: names.pascal,
    modes: {
      add: {
        requires: { view: `${names.camel}:add` },
        submit: {
          ...submit(names, 'add'),
          then: { close: true, page: `${names.camel}/${names.pascal}List` },
        },
      },
      edit: {
        title: `Edit ${names.lower}`,
        requires: { view: `${names.camel}:list` },
        submit: { ...submit(names, 'edit'), then: { close: true } },
      },
    },
    nodes: fields(names),
    args: Object.fromEntries(['name', 'code', 'status'].map((name) => [name, expr(`values.${name}`)])),
  },
  locales: {
    'zh-CN': {
      [`New ${names.lower}`]: `新增${names.chinese}`,
      [`Edit ${names.lower}`]: `编辑${names.chinese}`,
      ...fieldTexts,
      '${result.name} is saved.': '“${result.name}”已保存。',
    },
  },
})

const search = ({ snake }: AreaNames) => [
  { id: 'byName', field: 'name', op: 'like', title: 'Name', component: 'Text', props: { maxLength: 50 } },
  { id: 'byCode', field: 'code', op: 'like', title: 'Code', component: 'Text', props: { maxLength: 50 } },
  {
    id: 'byStatus',
    field: 'status',
    op: 'eq',
    title: 'Status',
    component: 'DictSelect',
    props: { dict: `${snake}_status` },
  },
]

const columns = ({ snake }: AreaNames) => [
  { id: 'name', field: 'name', title: 'Name', cell: 'Text', width: 200, fixed: 'left', sort: true },
  { id: 'code', field: 'code', title: 'Code', cell: 'Copyable', width: 180, sort: true },
  {
    id: 'status',
    field: 'status',
    title: 'Status',
    cell: 'Dict',
    width: 120,
    props: { dict: `${snake}_status` },
  },
  { id: 'createTime', field: 'createTime', title: 'Created', cell: 'Date', width: 170, sort: true },
]

const actions = ({ camel, pascal, lower }: AreaNames) => [
  {
    id: 'add',
    label: `New ${lower}`,
    icon: 'plus',
    tone: 'primary',
    requires: `${camel}:add`,
    steps: [{ do: 'openDrawer', page: `${camel}/${pascal}Form` }],
  },
  {
    id: 'edit',
    label: 'Edit',
    icon: 'edit',
    requires: `${camel}:edit`,
    steps: [{ do: 'openDrawer', page: `${camel}/${pascal}Form`, params: { id: expr('record.id') } }],
  },
  {
    id: 'remove',
    label: 'Delete',
    icon: 'delete',
    tone: 'danger',
    requires: `${camel}:edit`,
    confirm: { $text: "Delete ${record.name}? This can't be undone." },
    steps: [
      { do: 'call', op: `${camel}.delete`, args: { id: expr('record.id') } },
      { do: 'toast', type: 'success', text: { $text: '${record.name} is deleted.' } },
      { do: 'refresh', data: ['rows'] },
    ],
  },
]

const listPage = (names: AreaNames) => ({
  ...base,
  id: `${names.camel}/${names.pascal}List`,
  kind: 'list',
  title: `${names.title} list`,
  data: { rows: { op: `${names.camel}.list`, model: names.pascal } },
  requires: { view: `${names.camel}:list` },
  list: {
    search: { fields: search(names), collapsedRows: 1 },
    columns: columns(names),
    table: { rowKey: 'id', pageSize: 20, sort: { field: 'createTime', order: 'desc' } },
    toolbar: ['add'],
    rowActions: ['edit', 'remove'],
    export: { requires: `${names.camel}:export` },
    empty: `No ${names.lower} yet.`,
  },
  actions: actions(names),
  locales: {
    'zh-CN': {
      [`${names.title} list`]: `${names.chinese}列表`,
      Name: '名称',
      Code: '编码',
      Status: '状态',
      Created: '创建时间',
      [`No ${names.lower} yet.`]: `还没有${names.chinese}。`,
      [`New ${names.lower}`]: `新增${names.chinese}`,
      Edit: '编辑',
      Delete: '删除',
      "Delete ${record.name}? This can't be undone.": '确定删除“${record.name}”？删除后不可恢复。',
      '${record.name} is deleted.': '“${record.name}”已删除。',
    },
  },
})

/** Files with the pages of an area and with valid values of its forms, by path. */
export function pageFiles(names: AreaNames): Record<string, string> {
  const { kebab, camel, pascal, title } = names
  const folder = `schemas/pages/${kebab}`
  const sample = { name: title, code: 'sample', status: 'ACTIVE' }
  return {
    [`${folder}/${kebab}-list.page.json`]: printPage(listPage(names) as Page),
    [`${folder}/${kebab}-form.page.json`]: printPage(formPage(names) as unknown as Page),
    [`${folder}/form-samples.json`]: json({ [`${camel}/${pascal}Form`]: [sample] }),
  }
}
