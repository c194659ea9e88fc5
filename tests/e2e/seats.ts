/** Window and language of a journey. */
export interface Seat {
  name: string
  use: { locale: 'en-US' | 'zh-CN'; viewport: { width: number; height: number } }
}

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** The default seat of a journey. */
export const mainSeat: Seat = { name: 'desk, English', use: { locale: 'en-US', viewport: desktop } }

/** The seat of the smoke test, the only journey that `npm test` runs in another window and language. */
export const smokeSeat: Seat = { name: 'telephone, Chinese', use: { locale: 'zh-CN', viewport: phone } }

/** The additional seats at which `npm run test:all` runs the administration journeys. */
export const otherSeats: readonly Seat[] = [
  { name: 'desk, Chinese', use: { locale: 'zh-CN', viewport: desktop } },
  { name: 'telephone, English', use: { locale: 'en-US', viewport: phone } },
]
