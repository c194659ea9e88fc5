import { createHash } from 'node:crypto'
import { Profile } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { readDeparts } from '../../platform/authentication/accounts.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { createRecordMask } from '../../platform/masks/mask-record.ts'

const DAY_LENGTH = 10

const mask = createRecordMask(Profile)

type Editable = Pick<Profile, 'realname' | 'sex' | 'birthday' | 'email' | 'telephone' | 'avatar'>

/**
 * Hash of the editable fields of a profile, used as its version. A password change doesn't change this hash.
 */
function versionOf({ realname, sex, birthday, email, telephone, avatar }: Editable): string {
  const text = JSON.stringify([realname, sex, birthday, email, telephone, avatar])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/**
 * Reads the editable profile of a user with its version. `lock` locks the user's row until the transaction
 * ends.
 */
export async function readEditable(db: Db | Tx, userId: string, { lock }: { lock: boolean }) {
  const user = await db
    .selectFrom('sys_user')
    .select(['username', 'realname', 'avatar', 'sex', 'birthday', 'email', 'phone', 'post', 'telephone'])
    .select('org_code as orgCode')
    .where('id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const known = {
    ...user,
    sex: user.sex === 1 || user.sex === 2 ? user.sex : null,
    birthday: user.birthday?.slice(0, DAY_LENGTH) ?? null,
  }
  return { ...known, version: versionOf(known) }
}

/** Reads the user's own profile. */
export async function readProfile(db: Db | Tx, userId: string, locale: Locale): Promise<Profile> {
  const user = await readEditable(db, userId, { lock: false })
  const departs = await readDeparts(db, userId)
  const roles = await db
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.id', 'ur.role_id')
    .select(['r.role_code as roleCode', localized('r.role_name', locale).as('roleName')])
    .where('ur.user_id', '=', userId)
    .orderBy('r.role_code')
    .execute()
  return mask({
    ...user,
    departs: departs.map(({ departName, orgCode }) => ({ departName, orgCode })),
    roles,
  })
}
