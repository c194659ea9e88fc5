import Type from 'typebox'
import { GenerateBills, strictObject } from '#schemas'
import { SYSTEM_USER } from '../../../platform/audit-log/audit-entry.ts'
import { businessDayOf } from '../../../platform/business-time.ts'
import { defineJob } from '../../../platform/job/job.ts'
import { createGenerate } from './service.ts'

/** Makes bills every night, when the trades of the previous day are complete. */
export const generateBillsJob = defineJob({
  name: 'settlement.generate',
  titles: { en: 'Generate bills', zh: '生成结算账单' },
  about: {
    en: 'Closes the settlement dates up to today, or up to the given date, and creates their missing bills',
    zh: '关闭截至当天或指定日期的结算日，并生成尚缺的账单',
  },
  params: strictObject({
    settleDate: Type.Optional(GenerateBills.properties.settleDate),
    channelCode: GenerateBills.properties.channelCode,
  }),
  timeoutSeconds: 3_600,
  retries: 3,
  concurrency: 'skip',
  defaultCron: '0 0 2 * * ?',
  async run({ settleDate, channelCode }, { services, signal, log, scheduledTime }) {
    const { days } = await createGenerate(services)(
      { settleDate: settleDate ?? businessDayOf(scheduledTime, services.config.businessTz), channelCode },
      { user: SYSTEM_USER, requestId: 'settlement.generate' },
      { signal },
    )
    for (const day of days) log(`${day.channelCode} ${day.settleDate}: ${day.bills} bills`)
    if (days.length === 0) log('all bills exist already')
  },
})
