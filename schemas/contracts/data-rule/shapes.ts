import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { RuleTestResult } from '../rule.ts'
import {
  auditFields,
  byId,
  Count,
  DictValue,
  Id,
  Maybe,
  NonBlank,
  Nullable,
  noArgs,
  Str,
} from '../scalars.ts'
import { RowAccess } from './row-access.ts'

/** A data rule in the form that JeecgBoot clients read. */
export const DataRule = Type.Object({
  id: Id('Id'),
  permissionId: Id('Menu'),
  ruleName: Str('Rule', 50),
  ruleColumn: Str('Field', 50),
  ruleConditions: DictValue('Condition', 'rule_conditions'),
  ruleValue: Str('Value', 300),
  status: DictValue('State', 'valid_status'),
  ...auditFields,
})
export type DataRule = Static<typeof DataRule>

/** A data rule as a row of the list, with the title of its field and the number of its grants. */
export const DataRuleRow = Type.Object({
  ...DataRule.properties,
  columnTitle: Str('Field', 200),
  grants: Count('Granted to'),
  problem: Nullable(Str('Reason no rows match', 300)),
})
export type DataRuleRow = Static<typeof DataRuleRow>

export const dataRuleModel = defineModel(
  {
    name: 'DataRule',
    title: 'Data rule',
    relations: { menu: { model: 'Permission', field: 'permissionId' } },
  },
  DataRuleRow,
  {
    sortable: ['createTime', 'ruleName'],
    filters: { permissionId: ['eq'], ruleName: ['like'], ruleValue: ['like'], status: ['eq', 'in'] },
    defaultSort: { field: 'createTime', order: 'asc' },
  },
)

/**
 * Editable fields of a data rule. JeecgBoot clients send complete records, of which the server reads only
 * these fields.
 */
const editable = {
  ruleName: NonBlank('Rule', 50),
  ruleColumn: Type.String({ title: 'Field', minLength: 1, maxLength: 50 }),
  ruleConditions: Type.String({ title: 'Condition', minLength: 1, maxLength: 50 }),
  ruleValue: NonBlank('Value', 300),
  status: Maybe(Type.Union([Type.String(), Type.Integer()], { title: 'State' })),
}
export const NewDataRule = Type.Object({ permissionId: Id('Menu'), ...editable })
export type NewDataRule = Static<typeof NewDataRule>
export const EditDataRule = Type.Object({ id: Id('Id'), ...editable })
export type EditDataRule = Static<typeof EditDataRule>

/**
 * All data rules of a menu. `drChecked` contains the ids of the rules that are granted to one role,
 * department or department role.
 */
const GrantedRules = Type.Object({
  datarule: Type.Array(DataRule),
  drChecked: Type.Optional(Type.String({ description: 'Ids, separated by commas.' })),
})

const RuleIds = Maybe(
  Type.String({ title: 'Rules', description: 'Ids, separated by commas.', maxLength: 2_000 }),
)
/** Sets which data rules of a menu are granted to a role or a department role. */
export const SaveRoleRules = Type.Object({
  permissionId: Id('Menu'),
  roleId: Id('Role'),
  dataRuleIds: RuleIds,
})
export type SaveRoleRules = Static<typeof SaveRoleRules>

export const SaveDepartRules = Type.Object({
  permissionId: Id('Menu'),
  departId: Id('Department'),
  dataRuleIds: RuleIds,
})
export type SaveDepartRules = Static<typeof SaveDepartRules>

/** A menu, a button or a data rule, as a node of the permission tree. */
export const GrantTreeNode = Type.Object({
  /** The id of a data rule has the form `menu/rule`. */
  id: Str('Id', 65),
  parentId: Nullable(Id('Parent')),
  title: Str('Title', 200),
  code: Nullable(Str('Code', 400)),
  menuType: Type.Integer({ title: 'Type', description: '0 and 1 menu, 2 button, 3 data rule.' }),
  held: Type.Boolean({ title: 'Held' }),
})
export type GrantTreeNode = Static<typeof GrantTreeNode>

const Entries = Type.String({
  title: 'Granted',
  description: 'Ids of menus and buttons, and `menu/rule` for data rules, separated by commas.',
  maxLength: 1_000_000,
})
export const SaveGrants = strictObject({ roleId: Id('Role'), grants: Entries, lastGrants: Entries })
export type SaveGrants = Static<typeof SaveGrants>

/** A field that the data rules of a menu may compare with values. */
export const RuleField = Type.Object({
  field: Str('Field', 50),
  title: Str('Title', 200),
  type: Type.Union([
    Type.Literal('text'),
    Type.Literal('integer'),
    Type.Literal('decimal'),
    Type.Literal('boolean'),
    Type.Literal('day'),
    Type.Literal('time'),
  ]),
  conditions: Type.Array(Str('Condition', 20)),
  offered: Type.Array(Type.Object({ value: Str('Value', 100), text: Str('Text', 100) }), {
    title: 'Values',
    description: 'Dictionary code of the field, if it has one.',
  }),
})
export type RuleField = Static<typeof RuleField>

const row = { operation: Str('List', 60), id: Str('Row', 64) }

export const dataRuleShapes = {
  'dataRule.ofMenu': {
    args: Type.Object({ permissionId: Type.Optional(Str('Menu', 32)) }),
    result: Type.Array(DataRule),
  },
  'dataRule.search': {
    args: Type.Object({
      permissionId: Type.Optional(Str('Menu', 32)),
      ruleName: Type.Optional(Str('Rule', 52)),
      ruleValue: Type.Optional(Str('Value', 302)),
    }),
    result: Type.Array(DataRule),
  },
  'dataRule.add': { args: NewDataRule, result: DataRule },
  'dataRule.edit': { args: EditDataRule, result: DataRule },
  'dataRule.delete': { args: byId, result: Type.Null() },
  'dataRule.ofRole': {
    args: Type.Object({ permissionId: Id('Menu'), roleId: Id('Role') }),
    result: GrantedRules,
  },
  'dataRule.saveRole': { args: SaveRoleRules, result: Type.Null() },
  'dataRule.ofDepart': {
    args: Type.Object({ permissionId: Id('Menu'), departId: Id('Department') }),
    result: GrantedRules,
  },
  'dataRule.saveDepart': { args: SaveDepartRules, result: Type.Null() },
  'dataRule.ofDepartRole': {
    args: Type.Object({ permissionId: Id('Menu'), departId: Id('Department'), roleId: Id('Role') }),
    result: GrantedRules,
  },
  'dataRule.saveDepartRole': { args: SaveRoleRules, result: Type.Null() },
  'dataRule.choices': { args: noArgs, result: Type.Array(GrantTreeNode) },
  'dataRule.saveGrants': { args: SaveGrants, result: Type.Null() },
  'dataRule.list': { args: strictObject({ permissionId: Id('Menu') }), model: dataRuleModel },
  'dataRule.get': { args: strictObject({ id: Id('Id') }), model: dataRuleModel },
  'dataRule.fields': {
    args: strictObject({
      permissionId: Id('Menu'),
      /** Text that the user searches for in the picker. */
      keyword: Type.Optional(Str('Keyword', 100)),
      /** Fields that the user has selected, separated by commas. */
      ids: Type.Optional(Str('Fields', 1_000)),
    }),
    result: Type.Array(RuleField),
  },
  'dataRule.check': {
    args: strictObject({
      permissionId: Id('Menu'),
      ruleColumn: Str('Field', 50),
      ruleConditions: Str('Condition', 50),
      ruleValue: Str('Value', 300),
    }),
    result: RuleTestResult,
  },
  'row.why': { args: strictObject(row), result: RowAccess },
  'row.whyOf': { args: strictObject({ ...row, username: Str('Account', 100) }), result: RowAccess },
} satisfies Record<string, OperationContract>
