import { expect, test } from 'vitest'
import { avatarError, MAX_AVATAR } from './avatar-rules.ts'

const file = (name: string, type: string, size = 100) => ({ name, type, size })

test.each([
  file('me.png', 'image/png'),
  file('me.JPG', 'image/jpeg'),
  file('me.jpeg', 'image/jpeg'),
  file('me.webp', 'image/webp'),
  file('me.gif', 'image/gif', MAX_AVATAR),
])('$name can be an avatar', (picture) => {
  expect(avatarError(picture)).toBeUndefined()
})

test.each([
  ['a script in a picture', file('me.svg', 'image/svg+xml'), /PNG, JPEG/],
  ['another kind of file', file('me.pdf', 'application/pdf'), /PNG, JPEG/],
  ['a name that says something else', file('me.html', 'image/png'), /PNG, JPEG/],
  ['an empty file', file('me.png', 'image/png', 0), /empty/],
  ['a file past the limit', file('me.png', 'image/png', MAX_AVATAR + 1), /2 MB/],
])('a file that is %s is rejected before the upload', (_, picture, words) => {
  expect(avatarError(picture)).toMatch(words)
})
