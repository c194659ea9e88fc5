import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FormColumn,
  type FormField,
  type FormModes,
  type FormNode,
  type Page,
  pageInMode,
} from '#schemas'
import { evaluateCondition } from '#schemas/expr'
import { shopApplication } from './shop-application.ts'

export type Values = Record<string, unknown>
type Constrained = FormField | FormColumn

/** A constraint of a field, with a value that violates it. */
export interface Constraint {
  name: string
  path: readonly (string | number)[]
  bad: unknown
  node: FormNode
}

const invalidValues: Record<string, (limit: never) => unknown> = {
  required: () => null,
  requiredWhen: () => null,
  minLength: (limit: number) => 'x'.repeat(limit - 1),
  maxLength: (limit: number) => 'x'.repeat(limit + 1),
  minimum: (limit: number) => limit - 1,
  maximum: (limit: number) => limit + 1,
  pattern: () => '~',
  format: () => 'no',
  options: () => 'none of them',
}

const constraintsOf = (spec: Constrained, node: FormNode, path: Constraint['path']): Constraint[] =>
  Object.entries(invalidValues).flatMap(([key, wrong]) => {
    const limit = spec[key as keyof Constrained]
    const isSet = limit !== undefined && limit !== false
    return isSet ? [{ name: `${path.join('.')}: ${key}`, path, bad: wrong(limit as never), node }] : []
  })

/** Lists all constraints of nodes and their descendants. */
export const allConstraints = (nodes: readonly FormNode[], path: Constraint['path'] = []): Constraint[] =>
  nodes.flatMap((node): Constraint[] => {
    if (node.node === 'field') return constraintsOf(node, node, [...path, node.field])
    if (node.node === 'group') return allConstraints(node.nodes, path)
    if (node.node === 'tabs') return allConstraints(node.items, path)
    if (node.node === 'object') return allConstraints(node.nodes, [...path, node.field])
    if (node.node !== 'array') return []
    const at = [...path, node.field]
    return [
      ...(node.min ? [{ name: `${at.join('.')}: min`, path: at, bad: [], node }] : []),
      ...node.columns.flatMap((column) => constraintsOf(column, node, [...at, 0, column.field])),
    ]
  })

/** Copies form values and makes one of them invalid. */
export function withInvalid(values: Values, { path, bad }: Pick<Constraint, 'path' | 'bad'>): Values {
  const [key = '', ...rest] = path
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Values
  if (rest.length > 0) copy[key] = withInvalid(copy[key] as Values, { path: rest, bad })
  else copy[key] = bad
  return copy
}

const root = join(import.meta.dirname, '../../schemas/pages')

const inEachMode = (page: Page): Page[] =>
  page.kind === 'form' && page.form.modes
    ? Object.keys(page.form.modes).map((mode) => pageInMode(page, mode as keyof FormModes))
    : [page]

/** Every shipped page with a form, in each of its modes. */
export const shippedForms = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Page)
  .filter(({ kind }) => kind === 'form' || kind === 'wizard')
  .flatMap(inEachMode)

const { isNewBoss: _isNew, ...application } = shopApplication('b1') as Values
const adjustment: Values = { amountFen: 500, reason: 'Broken cups', attachment: '2026/11/a.pdf' }
const depart: Values = { departName: 'East China', orgCategory: '1' }
const dict: Values = { dictName: 'Sizes', dictCode: 'cup_size' }
const dictItem: Values = { itemText: '大杯', itemValue: 'L', status: 1 }
const category: Values = { name: 'Green tea' }
const role: Values = { roleName: 'Auditors', roleCode: 'auditor' }
const menu: Values = { name: '对账单', nameEn: 'Statements', url: '/tea/statements', perms: 'tea:statements' }
const menuButton: Values = { name: '导出', nameEn: 'Export', perms: 'tea:export' }
const agent: Values = { agentUserName: 'reviewer', status: '1' }
const position: Values = { name: 'Clerk', code: 'clerk' }
const checkRule: Values = {
  ruleName: 'Digits',
  ruleCode: 'only_digits',
  parts: [{ digits: '*', pattern: '^[0-9]+$', message: 'Digits only' }],
}
const fillRule: Values = { ruleName: 'Orders', ruleCode: 'order_no' }
const fillRules: Values[] = [
  { ...fillRule, ruleClass: 'sequence', params: { prefix: 'PO', dateFormat: 'yyyyMM', digits: 4, start: 1 } },
  { ...fillRule, ruleClass: 'timestamp', params: { prefix: 'CN', digits: 2 } },
  { ...fillRule, ruleClass: 'random', params: { prefix: 'R', length: 8, alphabet: 'both' } },
  { ...fillRule, ruleClass: 'departCode', params: {} },
]
const announcement: Values = {
  titile: 'Holiday',
  msgCategory: '1',
  priority: 'H',
  msgType: 'USER',
  userIds: 'u1',
}
const person: Values = {
  realname: 'Li Lei',
  phone: '13900000001',
  email: 'li@example.com',
  userIdentity: 2,
  departIds: 'd1',
}
const password = 'x9$Kq2!vB7#m'
const template: Values = {
  templateName: 'Reminder',
  templateCode: 'reminder',
  templateType: '4',
  templateContent: '<p>Dear ${name}</p>',
}
const dataRule: Values = {
  ruleName: 'Open bills',
  ruleColumn: 'status',
  ruleConditions: '=',
  ruleValue: 'PENDING',
  status: '1',
}
/** Valid values of each shipped form. A form whose conditions hide fields has several sets of values. */
export const validValues: Record<string, Values[]> = {
  'bill/BillAdjustmentForm': [
    adjustment,
    { ...adjustment, amountFen: 1_000_000, adjustSignatureFen: 1_000_000, signature: 'signed' },
  ],
  'modules/demo/FormilyForm': [
    {
      ruleName: 'Digits',
      ruleCode: 'demo-rule',
      value: '13800138000',
      parts: [{ digits: '*', pattern: '^[0-9]+$', message: 'Digits only' }],
    },
  ],
  'modules/message/SysMessageTemplateForm': [template, { ...template, templateType: '1' }],
  'modules/message/SysMessageTemplateSendForm': [
    { templateType: '1', receiver: '13900000001' },
    { templateType: '4', receiver: 'clerk' },
  ],
  'shopinfo/ShopForm': [
    { ...application, isNewBoss: true, isLongTerm: false },
    { ...application, isNewBoss: false, bossId: '5', isLongTerm: false },
    {
      ...application,
      isNewBoss: true,
      bossKind: 'COMPANY',
      bossIdNo: '91310101MA00000012',
      accountKind: 'CORPORATE',
      accountNo: '31001234567890123',
    },
  ],
  'system/SysUserAgentAdd': [{ userName: 'clerk', ...agent }],
  'system/UserAgentForm': [agent],
  'system/DepartForm': [depart],
  'system/DepartGrantForm': [{ permissionIds: '1,2' }],
  'system/DepartRoleForm': [role],
  'system/DepartRoleGrantForm': [{ permissionIds: '1,2' }],
  'system/DepartRolesGiven': [{ roleIds: ['1', '2'] }],
  'system/DictForm': [dict],
  'system/DictItemForm': [dictItem],
  'system/DictItemOrder': [{ items: [{ id: '1', itemText: '大杯', itemValue: 'L', color: null }] }],
  'system/PermissionForm': [
    { ...menuButton, menuType: 2 },
    { ...menu, menuType: 1 },
  ],
  'system/PermissionButtonAdd': [menuButton],
  'system/PermissionRuleForm': [dataRule],
  'system/RoleForm': [role],
  'system/RoleGrantForm': [{ grants: '1,2,2/9' }],
  'system/SysAnnouncementForm': [announcement],
  'system/SysCategoryForm': [category],
  'system/StatementForm': [{ enabled: true, maxRows: 100, maxSeconds: 5 }],
  'system/SysCheckRuleForm': [checkRule],
  'system/SysFillRuleForm': fillRules,
  'system/SysPositionForm': [position],
  'system/UserAdd': [{ ...person, username: 'lilei', password, confirmpassword: password }],
}

/** Lists all nodes of a form, or of the steps of a wizard. */
export const nodesOf = (page: Page): FormNode[] =>
  page.kind === 'wizard'
    ? page.wizard.steps.flatMap(({ nodes }) => nodes)
    : page.kind === 'form'
      ? page.form.nodes
      : []

/** Tells whether an input is visible with these values. */
export const isShownIn = (values: Values, { node }: Constraint) =>
  node.visible === undefined || evaluateCondition(node.visible, { values, record: values })
