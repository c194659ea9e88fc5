import type { AddUser, EditUser } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { avatarForeign } from '../file/errors.ts'
import { dropUpload, giveAvatar } from '../file/uploads.ts'
import { userInvalid } from './errors.ts'

interface Pictured {
  /** Whose picture it is. */
  id: string
  before: string | null
  /** Who gives it. */
  user: Pick<SignedIn, 'id'>
}

/**
 * The picture a user has from now on: one that whoever changes him uploaded, and that is his own then, so that he
 * replaces it like any other. One that was not sent stays. `replaced` is the file that nothing names any more: it can
 * go once this is committed.
 */
export async function takeAvatar(
  tx: Tx,
  { avatar: typed }: Pick<AddUser | EditUser, 'avatar'>,
  { id, before, user }: Pictured,
): Promise<{ avatar: string | null; replaced: string | undefined }> {
  const avatar = typed === undefined ? before : typed?.trim() || null
  if (avatar === before) return { avatar, replaced: undefined }
  if (avatar !== null && !(await giveAvatar(tx, avatar, { from: user.id, to: id })))
    throw userInvalid(avatarForeign).at('avatar')
  return { avatar, replaced: before === null ? undefined : await dropUpload(tx, id, before) }
}
