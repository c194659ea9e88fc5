import { accountShapes, loginRecordModel } from './contracts/account/shapes.ts'
import { appShapes } from './contracts/app/shapes.ts'
import {
  billShapes,
  settleBillDetailModel,
  settleBillItemModel,
  settleBillModel,
} from './contracts/bill/shapes.ts'
import { checkShapes } from './contracts/check/shapes.ts'
import type { Model, OperationShapes } from './contracts/model.ts'
import { announcementModel, myAnnouncementModel, noticeShapes } from './contracts/notice/shapes.ts'
import { shopShapes } from './contracts/shop/shapes.ts'
import { systemShapes } from './contracts/system/shapes.ts'
import { tradeOrderModel, tradeShapes } from './contracts/trade/shapes.ts'
import { visitorShapes } from './contracts/visitor/shapes.ts'

/** The shapes of every operation, by operation name. */
export const shapes: Record<string, OperationShapes> = {
  ...appShapes,
  ...accountShapes,
  ...systemShapes,
  ...visitorShapes,
  ...checkShapes,
  ...shopShapes,
  ...billShapes,
  ...tradeShapes,
  ...noticeShapes,
}

/** Every model a page may name. */
export const models: Record<string, Model> = Object.fromEntries(
  [
    settleBillModel,
    settleBillDetailModel,
    settleBillItemModel,
    tradeOrderModel,
    loginRecordModel,
    announcementModel,
    myAnnouncementModel,
  ].map((model) => [model.name, model]),
)
