import type { DictionaryValue } from '#schemas'
import { formatFen } from '#schemas/money'
import { defineFieldsError, defineHttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { numberMessages } from '../../records/number-messages.ts'
import type { OpenMoney } from './open-money.ts'

/** Messages for the fields of a shop application. */
export const messages = {
  ...numberMessages,
  required: { en: 'Required', zh: '请填写' },
  code: {
    en: 'Use 2 to 32 capital letters, digits and hyphens, starting with a letter or digit',
    zh: '应为 2 到 32 位大写字母、数字或连字符，且以字母或数字开头',
  },
  notThere: { en: 'Not one of the options', zh: '不在可选范围内' },
  region: { en: 'Not a valid region', zh: '所在地区不正确' },
  day: { en: 'Not a valid date', zh: '日期不正确' },
  future: { en: "Can't be in the future", zh: '不能晚于今天' },
  expired: { en: 'Expired', zh: '已过期' },
  order: { en: 'Must be after the start date', zh: '应晚于起始日期' },
  past: { en: "Can't be in the past", zh: '不能早于今天' },
  point: { en: 'Not a valid position', zh: '坐标不正确' },
  halfPoint: { en: 'Enter both longitude and latitude', zh: '经纬度须同时填写' },
  rate: { en: 'Enter a rate from 0 to 10%', zh: '费率应在 0 到 10% 之间' },
  noChannel: { en: 'Add at least one channel', zh: '至少选择一个支付渠道' },
  noReceiver: { en: 'Add at least one receiver', zh: '请至少添加一个分账方' },
  twice: { en: 'Channel already added', zh: '该渠道已添加' },
  noFile: { en: 'Image not found. Upload it again.', zh: '图片不存在，请重新上传' },
  otherOwner: { en: 'Belongs to an owner with another name', zh: '该证件号码已属于其他名称的店主' },
  suspendedOwner: { en: 'Belongs to a suspended owner', zh: '该证件号码属于已停用的店主' },
  taken: { en: 'Already in use by another shop', zh: '已被占用' },
} satisfies Record<string, LocalizedText>

/** Error of a shop that is unknown or outside the caller's departments. Both cases get the same error. */
export const shopNotFound = defineHttpError('SHOP_NOT_FOUND', 404, {
  en: 'Shop not found',
  zh: '门店不存在',
})
/** Error of an invalid application. */
export const shopApplicationInvalid = defineFieldsError('SHOP_APPLICATION_INVALID', 400, {
  en: 'Check your entries',
  zh: '填写内容有误，请检查',
})
/** Error of an application whose shop code or licence number already belongs to another shop. */
export const shopTaken = defineFieldsError('SHOP_TAKEN', 409, {
  en: 'Shop code or licence number already in use',
  zh: '门店编码或证照号码已被占用',
})
/** Error of an invalid contact, with messages for the fields `contact` and `mobile`. */
export const shopContactInvalid = defineFieldsError('SHOP_CONTACT_INVALID', 400, {
  en: "The shop contact isn't valid",
  zh: '门店联系人信息有误',
})
export const shopChanged = defineHttpError('SHOP_CHANGED', 409, {
  en: 'This shop was changed by another user. Reload and try again.',
  zh: '该门店已被他人修改，请刷新后重试',
})
export const shopClosed = defineHttpError('SHOP_CLOSED', 409, {
  en: "This shop is closed and can't be changed",
  zh: '门店已关闭，不能再修改',
})
export const shopDepartmentMissing = defineHttpError('SHOP_DEPARTMENT_MISSING', 409, {
  en: 'Choose your current department first. The shop will belong to it.',
  zh: '请先选择当前部门，门店将归属该部门',
})

/** Texts of the shop statuses for messages. */
const statuses: Record<DictionaryValue<'shop_basic_info_status'>, LocalizedText> = {
  DRAFT: { en: 'a draft', zh: '草稿' },
  PENDING_REVIEW: { en: 'in review', zh: '待审核' },
  REJECTED: { en: 'rejected', zh: '已驳回' },
  ACTIVE: { en: 'active', zh: '营业中' },
  SUSPENDED: { en: 'suspended', zh: '已停用' },
  CLOSED: { en: 'closed', zh: '已关闭' },
}
/** Error of a change that isn't possible in the current status of the shop. */
export const shopWrongStatus = defineHttpError<{
  shopCode: string
  status: DictionaryValue<'shop_basic_info_status'>
}>('SHOP_WRONG_STATUS', 409, {
  en: ({ shopCode, status }) => `Not possible: shop ${shopCode} is ${statuses[status].en}`,
  zh: ({ shopCode, status }) => `门店 ${shopCode} 当前为“${statuses[status].zh}”，不能执行该操作`,
})
export const shopSamePerson = defineHttpError<{ shopCode: string }>('SHOP_SAME_PERSON', 409, {
  en: ({ shopCode }) => `You submitted shop ${shopCode}, so another user must approve it`,
  zh: ({ shopCode }) => `门店 ${shopCode} 由您本人提交，须由他人审核`,
})
export const shopHasUnsettledBills = defineHttpError<{ shopCode: string; count: number }>(
  'SHOP_HAS_UNSETTLED_BILLS',
  409,
  {
    en: ({ shopCode, count }) =>
      `Shop ${shopCode} has ${count} unsettled ${count === 1 ? 'bill' : 'bills'}, so it can't be closed yet`,
    zh: ({ shopCode, count }) => `门店 ${shopCode} 还有 ${count} 张未结清的账单，暂不能关闭`,
  },
)
/**
 * Error of a request to close a shop that still has open money: trades, splits or carried amounts that aren't
 * settled by a bill.
 */
export const shopHasOpenMoney = defineHttpError<OpenMoney & { shopCode: string }>(
  'SHOP_HAS_OPEN_MONEY',
  409,
  {
    en: ({ shopCode, unbilledTrades, openSplits, carriedFen }) =>
      `Shop ${shopCode} can't be closed yet: ${[
        unbilledTrades > 0 && `${unbilledTrades} ${unbilledTrades === 1 ? 'trade' : 'trades'} without a bill`,
        openSplits > 0 && `${openSplits} open ${openSplits === 1 ? 'split' : 'splits'}`,
        carriedFen !== 0 && `¥${formatFen(carriedFen)} carried over`,
      ]
        .filter(Boolean)
        .join(', ')}`,
    zh: ({ shopCode, unbilledTrades, openSplits, carriedFen }) =>
      `门店 ${shopCode} 暂不能关闭：${[
        unbilledTrades > 0 && `${unbilledTrades} 笔交易未出账`,
        openSplits > 0 && `${openSplits} 笔分账未完成`,
        carriedFen !== 0 && `结转 ¥${formatFen(carriedFen)} 未处理`,
      ]
        .filter(Boolean)
        .join('，')}`,
  },
)
const reviewIncomplete = defineHttpError('SHOP_REVIEW_INCOMPLETE', 400, {
  en: 'Check each section before you approve the shop',
  zh: '请先核对每一部分资料，再通过审核',
})
/** Creates the error of an approval for which the reviewer didn't mark these sections as checked. */
export const shopReviewIncomplete = (sections: readonly string[]) =>
  reviewIncomplete(undefined, { data: { sections } })
export const shopRuleHidden = defineHttpError('SHOP_RULE_HIDDEN', 403, {
  en: "This application has a ledger rule you can't see, so another user must approve it",
  zh: '该申请包含您无权查看的分账规则，须由他人审核',
})
