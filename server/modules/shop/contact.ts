import { sql } from 'kysely'
import type { EditShopContact, ShopContact } from '#schemas'
import { maskValue } from '#schemas/mask'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { shopResource } from '../../records/shop.ts'
import { messages, shopChanged, shopClosed, shopContactInvalid, shopNotFound } from './errors.ts'
import { createFields } from './fields.ts'

interface StoredContact {
  shopCode: string
  status: string
  contact: string | null
  mobile: string | null
  version: number
}

async function lockShop(tx: Tx, id: string, scope: Scope): Promise<StoredContact> {
  const { rows } =
    await sql<StoredContact>`select t.shop_code as "shopCode", t.status, t.contact, t.mobile, t.version
    from shop_basic_info t where t.id = ${id} and ${isVisible(shopResource, scope)} for update`.execute(tx)
  if (!rows[0]) throw shopNotFound()
  return rows[0]
}

/** Validates the contact name and the mobile number with the rules of a shop application. */
function read(typed: EditShopContact): Partial<Pick<StoredContact, 'contact' | 'mobile'>> {
  const fields = createFields({ ...typed })
  const changes = {
    ...(typed.contact !== undefined && { contact: fields.text('contact') }),
    ...(typed.mobile !== undefined && { mobile: fields.mobile('mobile') }),
  }
  if (Object.keys(changes).length === 0) fields.addError('contact', messages.required)
  const found = fields.found()
  if (Object.keys(found).length > 0) throw shopContactInvalid(found)
  return changes
}

/** Masks the mobile number of a contact for the audit log. */
const logged = ({ contact, mobile }: Partial<Pick<StoredContact, 'contact' | 'mobile'>>) => ({
  ...(contact !== undefined && { contact }),
  ...(mobile !== undefined && { mobile: maskValue('phone', mobile) }),
})

/** Updates the contact of a shop. Throws if the shop is closed or the caller read an older version. */
export async function editContact(
  tx: Tx,
  typed: EditShopContact,
  { user, at }: { user: Pick<SignedIn, 'username' | 'scope'>; at: Date },
): Promise<Changed<ShopContact>> {
  const changes = read(typed)
  const { id } = typed
  const shop = await lockShop(tx, id, user.scope)
  if (shop.version !== typed.version) throw shopChanged()
  if (shop.status === 'CLOSED') throw shopClosed()
  const { contact, mobile } = { ...shop, ...changes }
  const changed = await tx
    .updateTable('shop_basic_info')
    .set({
      contact,
      mobile,
      version: shop.version + 1,
      update_by: user.username,
      update_time: at.toISOString(),
    })
    .where('id', '=', id)
    .returning(['update_time as updateTime', 'version'])
    .executeTakeFirstOrThrow()
  const before = Object.fromEntries(
    Object.keys(changes).map((key) => [key, shop[key as 'contact' | 'mobile']]),
  )
  return {
    result: { id, contact, mobile, ...changed },
    audit: {
      action: 'shop.editContact',
      subject: { kind: 'shop_basic_info', id },
      detail: {
        shopCode: shop.shopCode,
        from: logged(before),
        to: logged(changes),
        version: changed.version,
      },
    },
  }
}
