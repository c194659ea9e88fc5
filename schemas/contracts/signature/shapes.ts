import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'

/**
 * Requests the approval of an operation with certain arguments. The approver enters user name and password.
 */
export const SignatureRequest = strictObject({
  operation: Type.String({ title: 'Operation', minLength: 1, maxLength: 100 }),
  content: Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), {
    title: 'What is signed',
    description: 'Arguments of the operation, without the signature.',
  }),
  username: Type.String({ title: 'User name', minLength: 1, maxLength: 100 }),
  password: Type.String({ title: 'Password', minLength: 1, maxLength: 200 }),
  captcha: Type.Optional(Type.String({ maxLength: 20 })),
  checkKey: Type.Optional(Type.String({ maxLength: 64 })),
})
export type SignatureRequest = Static<typeof SignatureRequest>

/**
 * A token that approves the operation with the given arguments. The token can be used only once, before it
 * expires.
 */
export const IssuedSignature = Type.Object({
  signature: Type.String(),
  signerName: Type.String({ description: "The approver's real name." }),
  expireTime: Type.String({ description: 'Business time.' }),
})
export type IssuedSignature = Static<typeof IssuedSignature>

/** The approval token, as an argument of an operation that needs approval. */
export const Signature = Type.Optional(
  Type.String({
    title: 'Signature',
    description: 'Approval by a second user, for these arguments.',
    maxLength: 100,
  }),
)

export const signatureShapes = {
  'signature.give': { args: SignatureRequest, result: IssuedSignature },
} satisfies Record<string, OperationContract>
