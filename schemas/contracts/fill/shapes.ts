import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { RuleTestResult, ruleFields } from '../rule.ts'
import { auditFields, DictValue, Id, Maybe, Str } from '../scalars.ts'

const choice = <const Values extends readonly string[]>(values: Values, title: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { title },
  )

/** Settings of a fill rule. Each type of rule uses only some of these settings. */
export const FillParams = strictObject({
  prefix: Maybe(Type.String({ title: 'Prefix', maxLength: 20, pattern: '^[\\x21-\\x7d]*$' })),
  withDepart: Maybe(Type.Boolean({ title: "The department's code" })),
  dateFormat: Maybe(choice(['yyyy', 'yyMM', 'yyyyMM', 'yyMMdd', 'yyyyMMdd'], 'Date')),
  digits: Maybe(Type.Integer({ title: 'Digits', minimum: 1, maximum: 12 })),
  start: Maybe(Type.Integer({ title: 'First number', minimum: 0, maximum: 999_999_999 })),
  length: Maybe(Type.Integer({ title: 'Characters', minimum: 4, maximum: 32 })),
  alphabet: Maybe(choice(['digits', 'letters', 'both'], 'Character set')),
  parentId: Maybe(Type.String({ title: 'Parent department', maxLength: 32 })),
})
export type FillParams = Static<typeof FillParams>

export const SysFillRule = Type.Object({
  id: Id('Id'),
  ruleName: Str('Rule', 100),
  ruleCode: Str('Code', 100),
  ruleClass: DictValue('Type', 'fill_rule_kind'),
  ruleParams: Str('Settings as JSON', 1_000),
  params: Type.Object(FillParams.properties, {
    title: 'Settings',
    description: 'The parsed ruleParams. Gaiwan extension.',
  }),
  ...auditFields,
})
export type SysFillRule = Static<typeof SysFillRule>

export const fillRuleModel = defineModel({ name: 'SysFillRule', title: 'Fill rule' }, SysFillRule, {
  sortable: ['ruleName', 'ruleCode', 'createTime'],
  filters: {
    ruleName: ['like'],
    ruleCode: ['like'],
    ruleClass: ['eq', 'in'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** A new fill rule. JeecgBoot clients send `ruleParams`. If it is present, the server ignores `params`. */
export const NewFillRule = Type.Object({
  ...ruleFields,
  ruleClass: Type.String({ title: 'Type', minLength: 1, maxLength: 200, 'x-dict': 'fill_rule_kind' }),
  ruleParams: Maybe(Type.String({ title: 'Settings as JSON', maxLength: 1_000 })),
  params: Maybe(Type.Object(FillParams.properties, { title: 'Settings' })),
})
export type NewFillRule = Static<typeof NewFillRule>

/** Tests a fill rule. The rule needn't be saved. */
export const TestFillRule = strictObject({
  ruleCode: Maybe(Type.String({ maxLength: 100 })),
  ruleClass: Maybe(Type.String({ maxLength: 200 })),
  params: Maybe(FillParams),
})
export type TestFillRule = Static<typeof TestFillRule>

const FormData = Type.Record(Type.String(), Type.Unknown(), { title: 'Values of the form' })
/** Asks for several codes for one form. The response has the codes in the order of the request. */
export const FillBatch = Type.Object({
  rules: Type.Array(Type.Object({ ruleCode: Type.String({ maxLength: 100 }), formData: Maybe(FormData) }), {
    minItems: 1,
    maxItems: 50,
  }),
  commonFormData: Maybe(FormData),
})
export type FillBatch = Static<typeof FillBatch>
export const FilledCode = Type.Object({ ruleCode: Type.String(), result: Type.String() })
export type FilledCode = Static<typeof FilledCode>

export const fillShapes = {
  ...crudShapes('fillRule', fillRuleModel, { add: NewFillRule }),
  'fillRule.test': {
    args: Type.Object({ ruleCode: Type.String({ maxLength: 100 }) }),
    result: Type.String(),
  },
  'fillRule.try': { args: TestFillRule, result: RuleTestResult },
  'fillRule.run': {
    args: Type.Object({ ruleCode: Type.String({ minLength: 1, maxLength: 100 }) }),
    result: Type.String(),
  },
  'fillRule.runBatch': { args: FillBatch, result: Type.Array(FilledCode) },
} satisfies Record<string, OperationContract>
