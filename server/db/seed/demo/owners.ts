import { composeId } from '../../snowflake.ts'
import { brands } from '../data/brands.ts'
import { headOffice } from '../data/departments.ts'
import { seedId } from '../system/seed-id.ts'
import type { DemoShop } from './shops.ts'

/** Owners of demo shops. */
export interface DemoOwner {
  id: string
  kind: 'PERSON' | 'COMPANY'
  name: string
  mobile: string
  idNo: string
  orgCode: string
  /** Creation time in milliseconds. */
  createTime: number
}

const brandName = (brandId: string) =>
  brands.find(({ code }) => seedId('brand', code) === brandId)?.name ?? brandId

/** Id number that looks real but can't exist, since no region has these first digits. */
export const personIdNo = (number: number) =>
  `990000198001${String(number % 10_000_000).padStart(5, '0')}0`.slice(0, 18)
const companyIdNo = (number: number) => `9199${String(number).padStart(14, '0')}`

/** Creates the owners in the order of their first shop. */
export function makeOwners(shops: readonly DemoShop[]): DemoOwner[] {
  const owners = new Map<string, DemoOwner>()
  for (const shop of shops) {
    if (owners.has(shop.ownerId)) continue
    const number = owners.size + 1
    const isCompany = shop.type === 'DIRECT'
    owners.set(shop.ownerId, {
      id: shop.ownerId,
      kind: isCompany ? 'COMPANY' : 'PERSON',
      name: isCompany ? `${brandName(shop.brandId)}餐饮管理有限公司` : shop.contact,
      mobile: `1990002${String(number).padStart(4, '0')}`,
      idNo: isCompany ? companyIdNo(number) : personIdNo(number),
      orgCode: isCompany ? headOffice.orgCode : shop.orgCode.slice(0, -3),
      createTime: shop.createTime,
    })
  }
  return [...owners.values()]
}

/** Id of a row that belongs to a shop. The id consists of the shop's creation time and a number. */
export const paperId = (shop: DemoShop, number: number): string => composeId(shop.createTime, number)
