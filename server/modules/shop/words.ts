import type { Words } from '../../http/locale.ts'

/** What can be wrong with a field of a shop's application, as it is said below that field. */
export const words = {
  required: { en: 'Fill this in', zh: '请填写' },
  code: {
    en: 'Takes 2 to 32 capital letters, digits and hyphens, a letter or digit first',
    zh: '应为 2 到 32 位大写字母、数字或连字符，且以字母或数字开头',
  },
  notThere: { en: 'Not among the choices', zh: '不在可选范围内' },
  mobile: { en: 'Not a mobile number', zh: '手机号格式不正确' },
  idCard: { en: 'Not a valid identity number', zh: '身份证号码不正确' },
  licence: { en: 'Not a valid licence number', zh: '证照号码不正确' },
  account: { en: 'Not a valid account number', zh: '账号不正确' },
  region: { en: 'Not a region', zh: '所在地区不正确' },
  day: { en: 'Not a day', zh: '日期不正确' },
  future: { en: 'Lies in the future', zh: '不能晚于今天' },
  expired: { en: 'Is over', zh: '已过期' },
  order: { en: 'Must come after the first day', zh: '应晚于起始日期' },
  past: { en: 'Lies in the past', zh: '不能早于今天' },
  point: { en: 'Not a point on earth', zh: '坐标不正确' },
  halfPoint: { en: 'Needs both longitude and latitude', zh: '经纬度须同时填写' },
  rate: { en: 'Takes a rate from 0 to 10 %', zh: '费率应在 0 到 10% 之间' },
  noChannel: { en: 'Add at least one channel', zh: '至少选择一个支付渠道' },
  twice: { en: 'Stands here twice', zh: '重复' },
  noFile: { en: 'Not a picture of yours: upload it again', zh: '图片不存在，请重新上传' },
  otherOwner: { en: 'Belongs to an owner of another name', zh: '该证件号码已属于其他名称的店主' },
  taken: { en: 'Taken by another shop', zh: '已被占用' },
} satisfies Record<string, Words>
