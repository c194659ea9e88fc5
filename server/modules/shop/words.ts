import type { Words } from '../../http/locale.ts'

/** What can be wrong with a field of a shop's application. */
export const words = {
  required: { en: 'is required', zh: '不能为空' },
  code: {
    en: 'takes 2 to 32 capital letters, digits and hyphens, a letter or digit first',
    zh: '应为 2 到 32 位大写字母、数字或连字符，且以字母或数字开头',
  },
  notThere: { en: 'is none of the choices', zh: '不在可选范围内' },
  mobile: { en: 'is no mobile number', zh: '手机号格式不正确' },
  idCard: { en: 'is no valid id number', zh: '身份证号码不正确' },
  licence: { en: 'is no valid licence number', zh: '证照号码不正确' },
  account: { en: 'is no valid account number', zh: '账号不正确' },
  region: { en: 'is no region', zh: '所在地区不正确' },
  day: { en: 'is no day', zh: '日期不正确' },
  future: { en: 'lies in the future', zh: '不能晚于今天' },
  expired: { en: 'is over', zh: '已过期' },
  order: { en: 'comes before the first day', zh: '不能早于起始日期' },
  past: { en: 'lies in the past', zh: '不能早于今天' },
  point: { en: 'is no point on earth', zh: '坐标不正确' },
  halfPoint: { en: 'needs both longitude and latitude', zh: '经纬度须同时填写' },
  rate: { en: 'is no rate from 0 to 10 %', zh: '费率应在 0 到 10% 之间' },
  noChannel: { en: 'needs at least one channel', zh: '至少选择一个支付渠道' },
  twice: { en: 'stands twice', zh: '重复' },
  noFile: { en: 'is no picture of yours', zh: '图片不存在，请重新上传' },
  otherOwner: { en: 'belongs to an owner of another name', zh: '该证件号码已属于其他名称的店主' },
  taken: { en: 'is taken', zh: '已被占用' },
} satisfies Record<string, Words>
