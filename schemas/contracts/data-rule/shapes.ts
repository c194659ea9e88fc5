import Type, { type Static } from 'typebox'
import { defineModel, type OperationShapes } from '../model.ts'
import { Trial } from '../rule.ts'
import { byId, Count, DictValue, Given, Id, marks, Nullable, none, Str } from '../scalars.ts'
import { RowReason } from './reason.ts'

/** A rule of rows as stock clients read it. */
export const DataRule = Type.Object({
  id: Id('Id'),
  permissionId: Id('Menu'),
  ruleName: Str('Rule', 50),
  ruleColumn: Str('Field', 50),
  ruleConditions: DictValue('Condition', 'rule_conditions'),
  ruleValue: Str('Value', 300),
  status: DictValue('State', 'valid_status'),
  ...marks,
})
export type DataRule = Static<typeof DataRule>

/** A rule in the list of our page: with the words of its field, and how many have it. */
export const DataRuleRow = Type.Object({
  ...DataRule.properties,
  columnTitle: Str('Field', 200),
  grants: Count('Granted to'),
  problem: Nullable(Str('Why it lets nothing through', 300)),
})
export type DataRuleRow = Static<typeof DataRuleRow>

export const dataRuleModel = defineModel('DataRule', DataRuleRow, {
  sortable: ['createTime', 'ruleName'],
  filters: { permissionId: ['eq'], ruleName: ['like'], ruleValue: ['like'], status: ['eq', 'in'] },
  defaultSort: { field: 'createTime', order: 'asc' },
})

/** What is typed of a rule. Stock clients send the whole record: what is not here is ignored. */
const written = {
  ruleName: Given('Rule', 50),
  ruleColumn: Type.String({ title: 'Field', minLength: 1, maxLength: 50 }),
  ruleConditions: Type.String({ title: 'Condition', minLength: 1, maxLength: 50 }),
  ruleValue: Given('Value', 300),
  status: Type.Optional(Nullable(Type.Union([Type.String(), Type.Integer()], { title: 'State' }))),
}
export const NewDataRule = Type.Object({ permissionId: Id('Menu'), ...written })
export type NewDataRule = Static<typeof NewDataRule>
export const EditDataRule = Type.Object({ id: Id('Id'), ...written })
export type EditDataRule = Static<typeof EditDataRule>

/** What a holder of a menu has of its rules. */
export const HeldRules = Type.Object({
  datarule: Type.Array(DataRule),
  drChecked: Type.Optional(Type.String({ description: 'Ids with commas between.' })),
})

const RuleIds = Type.Optional(
  Nullable(Type.String({ title: 'Rules', description: 'Ids with commas between.', maxLength: 2_000 })),
)
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
export const SaveDepartRoleRules = Type.Object({
  permissionId: Id('Menu'),
  roleId: Id('Role'),
  dataRuleIds: RuleIds,
})
export type SaveDepartRoleRules = Static<typeof SaveDepartRoleRules>

/** A menu, a button, or a rule that goes with a menu, as our tree of grants reads it. */
export const GrantChoice = Type.Object({
  /** Of a rule `menu/rule`. */
  id: Str('Id', 65),
  parentId: Nullable(Id('Parent')),
  title: Str('Title', 200),
  code: Nullable(Str('Code', 400)),
  menuType: Type.Integer({ title: 'Type', description: '0 and 1 menu, 2 button, 3 data rule.' }),
  held: Type.Boolean({ title: 'Held' }),
})
export type GrantChoice = Static<typeof GrantChoice>

const Entries = Type.String({
  title: 'Granted',
  description:
    'Ids of menus and buttons with commas between, and `menu/rule` for each rule that goes with one.',
  maxLength: 1_000_000,
})
export const SaveGrants = Type.Object(
  { roleId: Id('Role'), grants: Entries, lastGrants: Entries },
  { additionalProperties: false },
)
export type SaveGrants = Static<typeof SaveGrants>

/** A field that rules of a menu compare. */
export const RuleField = Type.Object({
  field: Str('Field', 50),
  title: Str('Title', 200),
  type: Type.Union([
    Type.Literal('text'),
    Type.Literal('integer'),
    Type.Literal('day'),
    Type.Literal('time'),
  ]),
  conditions: Type.Array(Str('Condition', 20)),
  offered: Type.Array(Type.Object({ value: Str('Value', 100), text: Str('Text', 100) }), {
    title: 'Values',
    description: 'Of its dictionary; none where it has none.',
  }),
})
export type RuleField = Static<typeof RuleField>

const closed = { additionalProperties: false }
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
    result: HeldRules,
  },
  'dataRule.saveRole': { args: SaveRoleRules, result: Type.Null() },
  'dataRule.ofDepart': {
    args: Type.Object({ permissionId: Id('Menu'), departId: Id('Department') }),
    result: HeldRules,
  },
  'dataRule.saveDepart': { args: SaveDepartRules, result: Type.Null() },
  'dataRule.ofDepartRole': {
    args: Type.Object({ permissionId: Id('Menu'), departId: Id('Department'), roleId: Id('Role') }),
    result: HeldRules,
  },
  'dataRule.saveDepartRole': { args: SaveDepartRoleRules, result: Type.Null() },
  'dataRule.choices': { args: none, result: Type.Array(GrantChoice) },
  'dataRule.saveGrants': { args: SaveGrants, result: Type.Null() },
  'dataRule.list': {
    args: Type.Object({ permissionId: Id('Menu') }, closed),
    result: DataRuleRow,
    model: 'DataRule',
  },
  'dataRule.get': { args: Type.Object({ id: Id('Id') }, closed), result: DataRuleRow, model: 'DataRule' },
  'dataRule.fields': {
    args: Type.Object(
      {
        permissionId: Id('Menu'),
        /** What is typed into a picker. */
        keyword: Type.Optional(Str('Keyword', 100)),
        /** The chosen ones, with commas between. */
        ids: Type.Optional(Str('Fields', 1_000)),
      },
      closed,
    ),
    result: Type.Array(RuleField),
  },
  'dataRule.check': {
    args: Type.Object(
      {
        permissionId: Id('Menu'),
        ruleColumn: Str('Field', 50),
        ruleConditions: Str('Condition', 50),
        ruleValue: Str('Value', 300),
      },
      closed,
    ),
    result: Trial,
  },
  'row.why': { args: Type.Object(row, closed), result: RowReason },
  'row.whyOf': { args: Type.Object({ ...row, username: Str('Account', 100) }, closed), result: RowReason },
} satisfies Record<string, OperationShapes>
