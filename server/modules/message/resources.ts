import { adoptPictures } from '../../platform/file/adopt.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { templateUnreadable, typeNotOffered, valuesUnreadable } from './errors.ts'
import { messageResource, templateResource } from './list-resource.ts'
import { hasValidVariables, readMessageValues } from './render.ts'
import { messageRoutes } from './routes.ts'

/** Message templates. */
export const templates = defineResource({
  name: 'messageTemplate',
  list: templateResource,
  writes: { useStatus: { empty: '1' } },
  unique: [
    {
      index: 'uniq_sys_sms_template_code',
      field: 'templateCode',
      error: { en: 'Code already in use', zh: '模板编码已存在' },
    },
  ],
  file: {
    titles: { en: 'Message templates', zh: '消息模板' },
    aliases: ['/message/sysMessageTemplate'],
    columns: {
      templateCode: '模板CODE',
      templateName: '模板标题',
      templateContent: '模板内容',
      templateTestJson: '模板测试json',
      templateType: '模板类型',
    },
    // Only the form can check the variables of a template.
    access: { import: false },
  },
  hooks: {
    async check(tx, { templateName, templateType, templateContent, templateTestJson }, _before, { user }) {
      if (templateType !== '1' && templateType !== '4') throw typeNotOffered()
      if (!hasValidVariables(templateName) || !hasValidVariables(templateContent)) throw templateUnreadable()
      if (!readMessageValues(templateTestJson)) throw valuesUnreadable()
      await adoptPictures(tx, templateContent, user)
      return undefined
    },
  },
})

/**
 * Messages. A message is created when a user sends it, so messages can't be added or edited like other
 * records.
 */
export const messages = defineResource({ name: 'message', list: messageResource, routes: messageRoutes })
