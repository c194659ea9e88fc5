import type { LoginBody } from '#schemas'
import type { Services } from '../../services.ts'
import { captchaMissing, captchaWrong } from './errors.ts'

/** Milliseconds a picture can be answered for. */
const LIFETIME = 60_000

/** Four letters and digits, without those that look alike. The drawing package loads its font at the first picture. */
async function draw() {
  const { default: svgCaptcha } = await import('svg-captcha')
  return svgCaptcha.create({ size: 4, noise: 2, ignoreChars: '0oO1iIlL' })
}

/** Pictures to be read back at the login: one answer each, whatever it is, within 60 s. */
export function createCaptcha({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const captcha = {
    /** Makes the picture for a key of the client's choice, as a data: url; it replaces the key's last one. */
    async issue(key: string): Promise<string> {
      const { text, data } = await draw()
      const row = { code: text, expire_time: new Date(clock().getTime() + LIFETIME).toISOString() }
      await db
        .insertInto('captcha')
        .values({ check_key: key, ...row })
        .onConflict((conflict) => conflict.column('check_key').doUpdateSet(row))
        .execute()
      return `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
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
