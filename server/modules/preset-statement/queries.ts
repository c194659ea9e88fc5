import { sql } from 'kysely'
import { inDeparts, isVisible } from '../../platform/list/row-scope.ts'
import { userResource } from '../../platform/users/resource.ts'
import { tradeResource } from '../../records/trade.ts'
import type { QueryStatement } from './declaration.ts'

const tradesByShopAndDay: QueryStatement = {
  kind: 'QUERY',
  code: 'tradesByShopAndDay',
  title: { en: 'Trades by shop and day', zh: '门店每日交易' },
  description: {
    en: 'Successful trades and refunds per shop and day, by payment time.',
    zh: '按支付时间统计每个门店每日的成功交易与退款。',
  },
  access: 'trade:list',
  params: {
    from: { title: { en: 'From', zh: '开始日期' }, type: 'day', required: true },
    to: { title: { en: 'To', zh: '结束日期' }, type: 'day', required: true, notBefore: 'from' },
    shopId: { title: { en: 'Shop', zh: '门店' }, type: 'shop' },
  },
  columns: {
    day: { title: { en: 'Day', zh: '日期' } },
    shopCode: { title: { en: 'Shop code', zh: '门店编码' } },
    shopName: { title: { en: 'Shop', zh: '门店名称' } },
    trades: { title: { en: 'Trades', zh: '交易笔数' }, type: 'integer' },
    amountFen: { title: { en: 'Amount', zh: '交易金额' }, type: 'fen' },
    refundFen: { title: { en: 'Refunds', zh: '退款金额' }, type: 'fen' },
    feeFen: { title: { en: 'Fees', zh: '手续费' }, type: 'fen' },
  },
  select: ({ from, to, shopId }, { scope }) => sql`
    select t.paid_time::date as day, shop.shop_code as "shopCode", shop.shop_name as "shopName",
      count(*) filter (where t.kind = 'PAY')::int as trades,
      coalesce(sum(t.amount_fen) filter (where t.kind = 'PAY'), 0)::bigint as "amountFen",
      coalesce(-sum(t.amount_fen) filter (where t.kind = 'REFUND'), 0)::bigint as "refundFen",
      coalesce(sum(t.fee_fen), 0)::bigint as "feeFen"
    from trade_order t join shop_basic_info shop on shop.id = t.shop_id
    where t.paid_time >= ${from}::date and t.paid_time < ${to}::date + 1
      and t.status not in ('FAILED', 'CLOSED')
      and (${shopId}::text is null or t.shop_id = ${shopId}) and ${isVisible(tradeResource, scope)}
    group by 1, 2, 3 order by 1, 2`,
}

const usersWithoutDepartment: QueryStatement = {
  kind: 'QUERY',
  code: 'usersWithoutDepartment',
  title: { en: 'Users without a department', zh: '无部门用户' },
  description: {
    en: "Users in no department. Users who see only some departments can't find them.",
    zh: '不属于任何部门的用户；仅能查看部分部门的人员看不到他们。',
  },
  access: 'system:user:list',
  params: {},
  columns: {
    username: { title: { en: 'Account', zh: '账号' } },
    realname: { title: { en: 'Name', zh: '姓名' } },
    createTime: { title: { en: 'Created', zh: '创建时间' } },
  },
  select: (_given, { scope }) => sql`
    select t.username, t.realname, t.create_time as "createTime" from sys_user t
    where t.del_flag = 0 and not exists (select from sys_user_depart d where d.user_id = t.id)
      and ${isVisible(userResource, scope)}
    order by t.create_time, t.id`,
}

const unattachedFiles: QueryStatement = {
  kind: 'QUERY',
  code: 'unattachedFiles',
  title: { en: 'Unreferenced files', zh: '无引用文件' },
  description: {
    en: 'Uploads no longer used by any user, shop, bill, announcement, draft or task.',
    zh: '未被用户头像、门店、账单、通告、草稿或任务引用的上传文件。',
  },
  access: 'system:log:list',
  params: {
    days: {
      title: { en: 'Older than (days)', zh: '早于（天）' },
      type: 'integer',
      fallback: 1,
      minimum: 0,
      maximum: 3_650,
    },
  },
  columns: {
    path: { title: { en: 'File', zh: '文件' } },
    name: { title: { en: 'Name', zh: '原文件名' } },
    bytes: { title: { en: 'Size', zh: '大小' }, type: 'bytes' },
    owner: { title: { en: 'Uploaded by', zh: '上传人' } },
    createTime: { title: { en: 'Uploaded at', zh: '上传时间' } },
  },
  select: ({ days }, { scope }) => sql`
    select f.path, f.original_name as name, f.byte_size as bytes, owner.username as owner,
      f.create_time as "createTime"
    from upload_file f left join sys_user owner on owner.id = f.owner_id
    where f.create_time < now() - make_interval(days => ${days}::int)
      and ${inDeparts(sql`owner.org_code`, scope.departs)}
      and not exists (select from sys_user u where u.avatar = f.path)
      and not exists (select from shop_licence l
        where array[l.licence_image, l.id_front_image, l.id_back_image] @> array[f.path])
      and not exists (select from bill_adjustment a where a.attachment = f.path)
      and not exists (select from export_task e where e.file_path = f.path)
      and not exists (select from sys_announcement n where strpos(n.msg_content, f.path) > 0)
      and not exists (select from form_draft d where strpos(d::text, f.path) > 0)
    order by f.create_time, f.id`,
}

/** All preset statements that read data. */
export const queries: readonly QueryStatement[] = [
  tradesByShopAndDay,
  usersWithoutDepartment,
  unattachedFiles,
]
