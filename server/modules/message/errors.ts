import { defineHttpError } from '../../platform/http/errors.ts'

export const typeNotOffered = defineHttpError('MESSAGE_TYPE', 400, {
  en: "Only SMS and system messages can be sent: email and WeChat aren't configured",
  zh: '仅支持短信和系统消息：邮件与微信未配置',
})
export const templateUnreadable = defineHttpError('MESSAGE_TEMPLATE_UNREADABLE', 400, {
  en: "Write variables as ${name}: letters, digits, _ and . only. Expressions aren't supported.",
  zh: '变量格式应为 ${名称}，仅含文字、数字、_ 和 .，不支持表达式',
})
export const templateUnknown = defineHttpError('MESSAGE_TEMPLATE_UNKNOWN', 404, {
  en: 'Template not found or inactive',
  zh: '模板不存在或未启用',
})
export const valuesUnreadable = defineHttpError('MESSAGE_VALUES_UNREADABLE', 400, {
  en: 'The values must be a JSON object of texts and numbers',
  zh: '变量取值应为由文本和数字组成的 JSON 对象',
})
export const valuesMissing = defineHttpError<{ names: readonly string[] }>('MESSAGE_VALUES_MISSING', 400, {
  en: ({ names }) => `These variables have no value: ${names.join(', ')}`,
  zh: ({ names }) => `以下变量缺少取值：${names.join('、')}`,
})
export const receiversWrong = defineHttpError<{ names: readonly string[] }>('MESSAGE_RECEIVERS', 400, {
  en: ({ names }) => `Invalid recipients: ${names.join(', ')}`,
  zh: ({ names }) => `以下接收人无效：${names.join('、')}`,
})
export const tooManyReceivers = defineHttpError<{ limit: number }>('MESSAGE_TOO_MANY_RECEIVERS', 400, {
  en: ({ limit }) => `1 to ${limit} recipients at a time`,
  zh: ({ limit }) => `每次可发送给 1 至 ${limit} 个接收人`,
})
export const smsNotSetUp = defineHttpError('MESSAGE_SMS_NOT_SET_UP', 503, {
  en: "SMS isn't configured. Ask an administrator.",
  zh: '短信服务未开通，请联系管理员',
})
export const notRetryable = defineHttpError('MESSAGE_NOT_RETRYABLE', 409, {
  en: "Only failed messages from a template can be sent again. Codes aren't kept.",
  zh: '仅由模板生成且未送达的消息可重发，验证码不予保留',
})
