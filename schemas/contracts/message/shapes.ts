import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import {
  auditFields,
  byId,
  byIds,
  Count,
  DictValue,
  Id,
  Maybe,
  NonBlank,
  Nullable,
  noArgs,
  Str,
  Time,
} from '../scalars.ts'

const MAX_CONTENT = 4_000
const MAX_VALUES = 1_000

export const SysMessageTemplate = Type.Object({
  id: Id('Id'),
  templateCode: Str('Code', 32),
  templateName: Str('Title', 50),
  templateType: DictValue('Type', 'msgType'),
  templateContent: Str('Content', MAX_CONTENT),
  summary: Str('One-line summary'),
  templateTestJson: Nullable(Str('Sample values', MAX_VALUES)),
  useStatus: DictValue('State', 'dict_item_status'),
  ...auditFields,
})
export type SysMessageTemplate = Static<typeof SysMessageTemplate>

export const messageTemplateModel = defineModel(
  { name: 'SysMessageTemplate', title: 'Message template' },
  SysMessageTemplate,
  {
    sortable: ['templateCode', 'templateName', 'templateType', 'createTime'],
    filters: {
      templateCode: ['like'],
      templateName: ['like'],
      templateContent: ['like'],
      templateType: ['eq', 'in'],
      useStatus: ['eq'],
      createTime: ['between'],
    },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/**
 * Editable fields of a template. JeecgBoot clients send complete records, of which the server reads only
 * these fields.
 */
export const NewMessageTemplate = Type.Object({
  templateCode: Type.String({ title: 'Code', minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9_.-]+$' }),
  templateName: NonBlank('Title', 50),
  templateType: Type.String({ title: 'Type', minLength: 1, maxLength: 1, 'x-dict': 'msgType' }),
  templateContent: NonBlank('Content', MAX_CONTENT),
  templateTestJson: Maybe(Type.String({ title: 'Sample values', maxLength: MAX_VALUES })),
  useStatus: Maybe(Type.String({ title: 'State', pattern: '^[01]?$', 'x-dict': 'dict_item_status' })),
})
export type NewMessageTemplate = Static<typeof NewMessageTemplate>

/**
 * Sends a message. `testData` is a JSON object as a string. `receiver` contains the recipients, separated by
 * commas.
 */
export const SendMessage = Type.Object({
  templateCode: Type.String({ title: 'Code', minLength: 1, maxLength: 32 }),
  testData: Maybe(Type.String({ title: 'Values', maxLength: MAX_VALUES })),
  receiver: Type.String({
    title: 'Recipient',
    description: 'Phone numbers for SMS, user names for system messages; at most 50.',
    minLength: 1,
    maxLength: 2_000,
  }),
})
export type SendMessage = Static<typeof SendMessage>

export const MessagePreviewRequest = strictObject({
  id: Id('Id'),
  testData: Type.Optional(Str('Values', MAX_VALUES)),
})
export type MessagePreviewRequest = Static<typeof MessagePreviewRequest>

/** Preview of a message, with the errors in the values that are inserted in its template. */
export const MessagePreview = Type.Object({
  id: Id('Id'),
  templateName: Str('Title', 50),
  templateType: DictValue('Type', 'msgType'),
  text: Type.String({ title: 'Message' }),
  missing: Type.String({ title: 'Without a value', description: 'Variable names, separated by commas.' }),
  unused: Type.String({ title: 'Not in the template', description: 'Values, separated by commas.' }),
})
export type MessagePreview = Static<typeof MessagePreview>

export const messagePreviewModel = defineModel(
  { name: 'MessagePreview', title: 'Preview of a message' },
  MessagePreview,
)

export const SysMessage = Type.Object({
  id: Id('Id'),
  esTitle: Nullable(Str('Title', 100)),
  esType: Nullable(DictValue('Type', 'msgType')),
  esReceiver: Nullable(Str('Recipient', 100)),
  esParam: Nullable(Str('Values', MAX_VALUES)),
  esContent: Nullable(Type.String({ title: 'Content' })),
  summary: Str('One-line summary'),
  esSendTime: Nullable(Time('Last attempt')),
  esSendStatus: Nullable(DictValue('State', 'msgSendStatus')),
  esSendNum: Count('Attempts'),
  esResult: Nullable(DictValue('Failure reason', 'message_failure')),
  remark: Nullable(Str('Remark', 500)),
  templateCode: Nullable(Str('Template', 32)),
  nextTime: Nullable(Time('Next attempt')),
  canRetry: Type.Boolean({ title: 'Can be sent again' }),
  createBy: Nullable(Str('Sent by', 100)),
  createTime: Time('Created'),
})
export type SysMessage = Static<typeof SysMessage>

export const messageModel = defineModel({ name: 'SysMessage', title: 'Message' }, SysMessage, {
  sortable: ['createTime', 'esSendTime', 'esTitle', 'esSendNum'],
  filters: {
    esTitle: ['like'],
    esType: ['eq', 'in'],
    esSendStatus: ['eq', 'in'],
    esReceiver: ['eq'],
    templateCode: ['eq'],
    createBy: ['eq'],
    createTime: ['between'],
  },
  fixed: ['esReceiver'],
  defaultSort: { field: 'createTime', order: 'desc' },
})

export const RetryMessages = strictObject({
  ids: Type.Array(Id('Id'), { title: 'Messages', minItems: 1, maxItems: 200, uniqueItems: true }),
})
export type RetryMessages = Static<typeof RetryMessages>

export const messageShapes = {
  ...crudShapes('messageTemplate', messageTemplateModel, {
    add: NewMessageTemplate,
  }),
  'messageTemplate.preview': { args: MessagePreviewRequest, model: messagePreviewModel },
  'messageTemplate.send': { args: SendMessage, result: Type.Null() },
  'message.list': { args: noArgs, model: messageModel },
  'message.get': { args: byId, model: messageModel },
  'message.delete': { args: byId, result: Type.Null() },
  'message.deleteBatch': { args: byIds, result: Type.Null() },
  'message.retry': { args: RetryMessages, result: Type.Null() },
} satisfies Record<string, OperationContract>
