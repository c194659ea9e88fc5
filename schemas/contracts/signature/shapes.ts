import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'

/** Names an operation that asks for it and what it will be sent; user name and password are the second person's. */
export const GiveSignatureBody = Type.Object(
  {
    operation: Type.String({ title: 'Operation', minLength: 1, maxLength: 100 }),
    content: Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), {
      title: 'What is signed',
      description: 'The arguments that the operation will be sent, but for the signature.',
    }),
    username: Type.String({ title: 'User name', minLength: 1, maxLength: 100 }),
    password: Type.String({ title: 'Password', minLength: 1, maxLength: 200 }),
    captcha: Type.Optional(Type.String({ maxLength: 20 })),
    checkKey: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type GiveSignatureBody = Static<typeof GiveSignatureBody>

/** What the operation is sent along with the same content, once, before it expires. */
export const GivenSignature = Type.Object({
  signature: Type.String(),
  signerName: Type.String({ description: "The signer's real name." }),
  expireTime: Type.String({ description: 'Business time.' }),
})
export type GivenSignature = Static<typeof GivenSignature>

/** A signature as an operation takes it. */
export const Signature = Type.Optional(
  Type.String({ title: 'Signature', description: "A second person's, for this content.", maxLength: 100 }),
)

export const signatureShapes = {
  'signature.give': { args: GiveSignatureBody, result: GivenSignature },
} satisfies Record<string, OperationShapes>
