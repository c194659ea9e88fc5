import type { ShopApplication } from '#schemas'

let made = 0
const digits = (count: number) => String(made).padStart(count, '0')

/** Creates a valid shop application with a unique code and licence. */
export function shopApplication(
  brandId: string,
  more: Partial<ShopApplication> & { today?: string } = {},
): ShopApplication {
  made += 1
  const { today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10), ...rest } = more
  return {
    shopCode: `T${digits(6)}`,
    shopName: `盖碗茶铺·试${made}店`,
    brandId,
    type: 'FRANCHISE',
    ownGroupTag: 'tried-group',
    isNewBoss: true,
    bossKind: 'PERSON',
    bossName: '陈试',
    bossMobile: '13900000001',
    bossIdNo: '990000199003071235',
    contact: '王试',
    mobile: '13900000002',
    regionCode: '310101',
    address: '南京西路 1 号',
    businessHours: '09:30–22:00',
    point: { lng: 121.47, lat: 31.23 },
    licenceNo: `91310101MA${digits(8)}`,
    legalPerson: '陈试',
    legalIdNo: '990000199003071235',
    licenceBeginDate: '2020-01-01',
    licenceEndDate: '2099-12-31',
    accountKind: 'PERSONAL',
    accountHolder: '陈试',
    accountNo: '6217000000001234560',
    bankName: '建设银行',
    bankBranch: '静安支行',
    reservedMobile: '13900000001',
    channels: [
      { channelCode: 'wechat', ratePpm: 3800, effectiveDate: today },
      { channelCode: 'alipay', ratePpm: 3800, effectiveDate: today },
    ],
    ...rest,
  }
}
