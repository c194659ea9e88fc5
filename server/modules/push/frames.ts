/**
 * What a browser is told: that there is something new for everybody (`topic`) or for one user, or that dictionaries
 * have changed (`dict`, which stock clients do not know and leave alone).
 */
export interface PushFrame {
  cmd: 'topic' | 'user' | 'dict' | 'heartcheck'
  userId?: string
  msgId?: string
  msgTxt: string
}

/** Stock clients evaluate a frame as a script, where these two would end the line. */
const LINE_ENDS = /[\u2028\u2029]/g

/** A frame as text: strict JSON that is harmless as a script too. */
export const encodeFrame = (frame: PushFrame): string =>
  JSON.stringify(frame).replace(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16)}`)

/** The answer to whatever a client says. */
export const HEARTBEAT_ANSWER = encodeFrame({ cmd: 'heartcheck', msgTxt: '心跳响应' })
