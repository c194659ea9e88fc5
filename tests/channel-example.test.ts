import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signatureOf } from '../server/platform/request-signature/signature.ts'

const page = readFileSync('docs/channels.md', 'utf8')
const [, head = '', body = ''] = /```http\n([\s\S]+?)\n\n([\s\S]+?)\n```/.exec(page) ?? []
const [, signed = ''] = /```text\n([\s\S]+?)\n```/.exec(page) ?? []
const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
const [, method = '', path = ''] = /^(\w+) (\S+)/.exec(head) ?? []
const SECRET = '0123456789abcdef0123456789abcdef'

test('the worked example of docs/channels.md has the right signature', () => {
  const parts = {
    method,
    path,
    time: header('x-gaiwan-time'),
    nonce: header('x-gaiwan-nonce'),
    body: Buffer.from(body),
  }

  expect(header('x-gaiwan-signature')).toBe(signatureOf(parts, SECRET))
  expect(signed.split('\n').slice(0, 4)).toEqual([method, path, parts.time, parts.nonce])
})
