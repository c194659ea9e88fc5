import { randomInt } from 'node:crypto'
import type { LoginBody } from '#schemas'
import type { Services } from '../../services.ts'
import { captchaMissing, captchaWrong } from './errors.ts'

/** Milliseconds a picture can be answered for. */
const LIFETIME = 60_000

/** Characters that stay distinct in this font and in either case. */
const CHARACTERS = 'ABDEFGHJRTY234579'
const LENGTH = 4
const LOOK = { width: 150, height: 50, fontSize: 64, noise: 1 }

/** Signature of the package's drawing function, which its types describe wrongly: it draws a given text. */
type Draw = (text: string, look: typeof LOOK) => string

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('')

/** The code as an SVG, with one line across it. The package loads its font at the first picture. */
async function draw(code: string): Promise<string> {
  const { default: svgCaptcha } = await import('svg-captcha')
  return (svgCaptcha as unknown as Draw)(code, LOOK)
}

/** Pictures to be read back at the login: one answer each, whatever it is, within 60 s. */
export function createCaptcha({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const captcha = {
    /** Makes the picture for a key of the client's choice, as a data: url; it replaces the key's last one. */
    async issue(key: string): Promise<string> {
      const code = newCode()
      const row = { code, expire_time: new Date(clock().getTime() + LIFETIME).toISOString() }
      await db
        .insertInto('captcha')
        .values({ check_key: key, ...row })
        .onConflict((conflict) => conflict.column('check_key').doUpdateSet(row))
        .execute()
      return `data:image/svg+xml;base64,${Buffer.from(await draw(code)).toString('base64')}`
    },

    /** Uses a picture up, and tells whether it was read rightly in time; capitals do not matter. */
    async redeem(key: string, answer: string): Promise<boolean> {
      const row = await db
        .deleteFrom('captcha')
        .where('check_key', '=', key)
        .returning(({ eb }) => ['code', eb('expire_time', '>', clock().toISOString()).as('is_live')])
        .executeTakeFirst()
      return row?.is_live === true && row.code.toLowerCase() === answer.trim().toLowerCase()
    },

    /** Lets a request go on that brings the answer to a picture, and no other. */
    async pass({ captcha: answer, checkKey }: Pick<LoginBody, 'captcha' | 'checkKey'>): Promise<void> {
      if (!answer || checkKey === undefined || checkKey === null) throw captchaMissing()
      if (!(await captcha.redeem(String(checkKey), answer))) throw captchaWrong()
    },
  }
  return captcha
}
