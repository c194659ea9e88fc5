import Type, { type Static } from 'typebox'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Id, Nullable, noArgs, Str, Time } from '../scalars.ts'

/**
 * An active session with its user. The session's id is called `token`, as in JeecgBoot. Unlike in JeecgBoot,
 * this id can only be used to end the session, not to sign in.
 */
export const OnlineUser = Type.Object({
  id: Id('Id'),
  token: Id('Session'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  avatar: Nullable(Str('Avatar', 255)),
  birthday: Type.Null({ title: 'Birthday' }),
  sex: Nullable(Type.Integer({ title: 'Sex' })),
  phone: Nullable(withMask('phone', Str('Phone', 45))),
  ip: Nullable(Str('IP address', 64)),
  userAgent: Nullable(Str('User agent', 300)),
  device: Nullable(Str('Browser', 100)),
  createTime: Time('Signed in at'),
  seenTime: Time('Last seen'),
  isCurrent: Type.Boolean({ title: 'This session' }),
})
export type OnlineUser = Static<typeof OnlineUser>

export const onlineUserModel = defineModel({ name: 'OnlineUser', title: 'Online user' }, OnlineUser, {
  sortable: ['seenTime', 'createTime', 'username'],
  filters: { username: ['eq', 'like'], realname: ['like'], ip: ['eq', 'starts'] },
  defaultSort: { field: 'seenTime', order: 'desc' },
})

/** The session to end. `token` is the session's id in the list. JeecgBoot clients send the whole row. */
export const EndOnline = Type.Object({ token: Id('Session') })
export type EndOnline = Static<typeof EndOnline>

export const onlineShapes = {
  'online.list': { args: noArgs, model: onlineUserModel },
  'online.end': { args: EndOnline, result: Type.Null() },
} satisfies Record<string, OperationContract>
