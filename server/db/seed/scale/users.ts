import { createRandom } from '../demo/random.ts'
import { ID_PREFIX, type ScaleDepart } from './departments.ts'

/** A user of the large organisation. */
export interface ScaleUser {
  id: string
  username: string
  realname: string
  phone: string
  depart: ScaleDepart
  isFrozen: boolean
  /** Age of the account in milliseconds. */
  age: number
}

const FAMILY = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
const GIVEN = [...'伟芳娜敏静丽强磊军洋勇艳杰涛明超兰霞平刚']
const DAY = 86_400_000
const YEARS = 5 * 365

const numbered = (index: number, digits: number) => String(index).padStart(digits, '0')

/**
 * Generates users from a fixed seed. The first user heads the first region, the others are spread over all
 * departments.
 */
export function* makeUsers(count: number, departs: readonly ScaleDepart[]): Generator<ScaleUser> {
  const random = createRandom(1, 'scale/users')
  const head = departs.find(({ level }) => level === 2)
  for (let index = 1; index <= count; index += 1) {
    const depart = index === 1 && head ? head : random.pick(departs)
    yield {
      id: `${ID_PREFIX}u-${numbered(index, 6)}`,
      username: `s${numbered(index, 6)}`,
      realname: random.pick(FAMILY) + random.pick(GIVEN) + (random.chance(0.6) ? random.pick(GIVEN) : ''),
      phone: `170${numbered(index, 8)}`,
      depart,
      isFrozen: index > 1 && random.chance(0.02),
      age: random.integer(0, YEARS) * DAY + index,
    }
  }
}
