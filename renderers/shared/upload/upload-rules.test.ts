import { expect, test } from 'vitest'
import { createTranslate } from '#runtime/i18n'
import {
  acceptOf,
  FILES,
  limitsText,
  PICTURES,
  pathsOf,
  rejectionReason,
  sizeText,
  storedName,
} from './upload-rules.ts'

const t = createTranslate()
const png = { name: 'Licence.PNG', type: 'image/png', size: 2_000_000 }

test.each([
  [{ types: PICTURES }, 'PNG, JPEG, WebP, GIF, up to 10 MB.'],
  [{ types: FILES, max: 3, maxMb: 2 }, 'PNG, JPEG, WebP, GIF, PDF, up to 2 MB each, up to 3 files.'],
])('the limits %j are described as "%s"', (rules, words) => {
  expect(limitsText(rules, t)).toBe(words)
})

test('the file dialog accepts media types and extensions', () => {
  expect(acceptOf({ types: ['jpeg'] })).toBe('image/jpeg,.jpg,.jpeg')
})

test.each([
  [png, undefined],
  [{ ...png, name: 'Licence.svg' }, "Licence.svg isn't a PNG, JPEG, WebP, GIF file."],
  [{ ...png, type: 'image/svg+xml' }, "Licence.PNG isn't a PNG, JPEG, WebP, GIF file."],
  [{ ...png, size: 0 }, 'Licence.PNG is empty.'],
  [{ ...png, size: 3_000_000 }, 'Licence.PNG is larger than 2 MB.'],
])('the file %j has the rejection reason "%s"', (file, why) => {
  expect(rejectionReason(file, { types: PICTURES, maxMb: 2 }, t)).toBe(why)
})

test.each([
  [1, '1 KB'],
  [348_160, '340 KB'],
  [1_258_291, '1.2 MB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})

test.each([
  ['temp/a.png', ['temp/a.png']],
  [['temp/a.png', '', 7, null], ['temp/a.png']],
  [{ path: 'x' }, []],
  [undefined, []],
])('the value %j contains the paths %j', (value, paths) => {
  expect(pathsOf(value)).toEqual(paths)
})

test('a stored file is named by number and type', () => {
  expect([storedName('temp/x.pdf', 1, t), storedName('temp/x', 0, t)]).toEqual(['File 2.pdf', 'File 1'])
})
