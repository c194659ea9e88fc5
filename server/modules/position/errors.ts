import { defineHttpError } from '../../http/errors.ts'

/** `count` people hold it. */
export const positionHeld = defineHttpError<{ name: string; count: number }>('POSITION_HELD', 409, {
  en: ({ name, count }) =>
    `${count === 1 ? 'One person holds' : `${count} people hold`} the position ${name}: give them another one first`,
  zh: ({ name, count }) => `职务“${name}”仍有 ${count} 名用户使用，请先调整后再删除`,
})
