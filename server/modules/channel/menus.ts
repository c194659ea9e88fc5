import { readers, settlers } from '../../db/seed/data/audiences.ts'
import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of payment channels. */
export const channelFolder: SeedFolder = {
  url: '/channel',
  icon: 'transaction',
  order: 20,
  titles: { en: 'Channels', zh: '渠道' },
}

/** Menus of payment channels and their form, of merchants, and of channel operations. */
export const channelMenus = menusIn('/channel', [
  {
    url: '/channel/payChannel',
    component: 'channel/PayChannelList',
    icon: 'transaction',
    order: 10,
    code: 'payChannel:list',
    titles: { en: 'Payment channels', zh: '支付渠道' },
    roles: settlers,
    keepAlive: true,
    buttons: [
      { code: 'payChannel:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } },
      {
        code: 'payChannel:approve',
        titles: { en: 'Approve connections', zh: '复核接入变更' },
        roles: ['settlement_reviewer'],
      },
    ],
  },
  {
    url: '/channel/payChannelForm',
    component: 'channel/PayChannelForm',
    order: 15,
    code: 'payChannel:add',
    titles: { en: 'New payment channel', zh: '新增支付渠道' },
    hidden: true,
  },
  {
    url: '/channel/channelMerchant',
    component: 'channel/ChannelMerchantList',
    icon: 'user',
    order: 20,
    code: 'channelMerchant:list',
    titles: { en: 'Channel merchants', zh: '渠道商户' },
    roles: readers,
    keepAlive: true,
    buttons: [
      {
        code: 'channelMerchant:change',
        titles: { en: 'Change rate and account', zh: '变更费率与结算账户' },
        roles: ['settlement_clerk'],
      },
      {
        code: 'channelMerchant:approve',
        titles: { en: 'Approve changes', zh: '复核变更' },
        roles: ['settlement_reviewer'],
      },
      {
        code: 'channelMerchant:queryBalance',
        titles: { en: 'Query balance', zh: '查询余额' },
        roles: settlers,
      },
      { code: 'channelMerchant:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
    ],
  },
  {
    url: '/channel/channelOperation',
    component: 'channel/ChannelOperationList',
    icon: 'bars',
    order: 30,
    code: 'channelOperation:list',
    titles: { en: 'Channel operations', zh: '渠道操作' },
    roles: readers,
    keepAlive: true,
    buttons: [
      {
        code: 'channelOperation:retry',
        titles: { en: 'Retry and send', zh: '重试与发送' },
        roles: ['settlement_clerk'],
      },
      { code: 'channelOperation:cancel', titles: { en: 'Cancel', zh: '取消' }, roles: ['settlement_clerk'] },
      { code: 'channelOperation:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
    ],
  },
])
