import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { RuleTestResult, ruleFields } from '../rule.ts'
import { auditFields, Id, Maybe, NonBlank, Nullable, Str, textLanguage } from '../scalars.ts'

/** One part of a check rule. */
export const CheckRulePart = Type.Object({
  digits: Type.String({
    title: 'Characters',
    description: 'Number of characters that the part checks, or * for the whole value.',
    pattern: '^([*]|[1-9][0-9]{0,2})$',
    maxLength: 3,
  }),
  pattern: Type.String({ title: 'Pattern', minLength: 1, maxLength: 200 }),
  message: NonBlank('Message', 200),
  messageEn: Maybe(Type.String({ title: 'English message', maxLength: 200 })),
})
export type CheckRulePart = Static<typeof CheckRulePart>

export const SysCheckRule = Type.Object({
  id: Id('Id'),
  ruleName: Nullable(Str('Rule', 100)),
  ruleCode: Str('Code', 100),
  ruleJson: Str('Checks as JSON', 4000),
  ruleDescription: Nullable(Str('Description', 200)),
  parts: Type.Array(CheckRulePart, { title: 'Parts', description: 'The parsed ruleJson. Gaiwan extension.' }),
  shipped: Type.Boolean({
    title: 'Built-in',
    description: "Pages use this rule, so its code can't change. Gaiwan extension.",
  }),
  ...textLanguage,
  ...auditFields,
})
export type SysCheckRule = Static<typeof SysCheckRule>

export const checkRulePartModel = defineModel(
  { name: 'CheckRulePart', title: 'Part of a check rule' },
  CheckRulePart,
)
export const checkRuleModel = defineModel({ name: 'SysCheckRule', title: 'Check rule' }, SysCheckRule, {
  sortable: ['ruleName', 'ruleCode', 'createTime'],
  filters: { ruleName: ['like'], ruleCode: ['like'], createTime: ['between'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/**
 * Editable fields of a check rule. JeecgBoot clients send `ruleJson`. If it is present, the server ignores
 * `parts`.
 */
const editable = {
  ...ruleFields,
  ruleJson: Maybe(Type.String({ title: 'Checks as JSON', maxLength: 8_000 })),
  parts: Type.Optional(Type.Array(CheckRulePart, { title: 'Parts', maxItems: 20 })),
  ruleDescription: Maybe(Type.String({ title: 'Description', maxLength: 200 })),
}
export const NewCheckRule = Type.Object(editable)
export type NewCheckRule = Static<typeof NewCheckRule>
const EditCheckRule = Type.Object({ id: Id('Id'), ...textLanguage, ...editable })

/** Tests a check rule with a sample value. The rule needn't be saved. */
export const TestCheckRule = strictObject({
  parts: Maybe(Type.Array(CheckRulePart, { title: 'Parts', maxItems: 20 })),
  value: Maybe(Type.String({ title: 'Value', maxLength: 1_000 })),
})
export type TestCheckRule = Static<typeof TestCheckRule>

export const checkRuleShapes = {
  ...crudShapes('checkRule', checkRuleModel, { add: NewCheckRule, edit: EditCheckRule }),
  'checkRule.try': { args: TestCheckRule, result: RuleTestResult },
} satisfies Record<string, OperationContract>
