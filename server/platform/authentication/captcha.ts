import { randomInt } from 'node:crypto'
import type { LoginBody } from '#schemas'
import type { Services } from '../../services.ts'
import { captchaMissing, captchaWrong } from './errors.ts'

/** Validity of a captcha in milliseconds. */
const LIFETIME = 60_000

/** Characters that are easy to tell apart in this font, both in upper and in lower case. */
const CHARACTERS = 'ABDEFGHJRTY234579'
const LENGTH = 4
/** The size is that of the picture on the login pages of JeecgBoot. */
const STYLE = { width: 105, height: 35, fontSize: 45, noise: 1 }

/** Type of the package's default export, a function that draws a text. The package's own types are wrong. */
type Draw = (text: string, style: typeof STYLE) => string

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('')

/** Draws the code as SVG, with a line across the characters. The package loads its font on first use. */
async function draw(code: string): Promise<string> {
  const { default: svgCaptcha } = await import('svg-captcha')
  return (svgCaptcha as unknown as Draw)(code, STYLE)
}

/** Creates the captcha service. A user has one attempt per picture, within 60 s. */
export function createCaptcha({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const captcha = {
    /**
     * Creates a picture for a key of the client, as a `data:` URL. The previous picture of the key becomes
     * invalid.
     */
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

    /** Redeems a captcha. Returns true if the answer is right, ignoring case. */
    async redeem(key: string, answer: string): Promise<boolean> {
      const row = await db
        .deleteFrom('captcha')
        .where('check_key', '=', key)
        .returning(({ eb }) => ['code', eb('expire_time', '>', clock().toISOString()).as('is_live')])
        .executeTakeFirst()
      return row?.is_live === true && row.code.toLowerCase() === answer.trim().toLowerCase()
    },

    /** Throws unless the request has the right captcha answer. */
    async pass({ captcha: answer, checkKey }: Pick<LoginBody, 'captcha' | 'checkKey'>): Promise<void> {
      if (!answer || checkKey === undefined || checkKey === null) throw captchaMissing()
      if (!(await captcha.redeem(String(checkKey), answer))) throw captchaWrong()
    },
  }
  return captcha
}
