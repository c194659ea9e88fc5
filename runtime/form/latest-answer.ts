type Ask<Value> = (value: Value, signal: AbortSignal) => Promise<string> | string

interface Request {
  controller: AbortController
  answer: Promise<string>
}

/**
 * Sends a request for a changing value. All callers get the answer for the newest value, and requests for
 * older values are aborted.
 */
export function createLatestAnswer<Value>(ask: Ask<Value>): (value: Value) => Promise<string> {
  let newest: Request | undefined

  const waitForNewest = async (request: Request): Promise<string> => {
    try {
      const answer = await request.answer
      if (request === newest) return answer
    } catch (error) {
      if (request === newest) throw error
    }
    return newest ? waitForNewest(newest) : ''
  }
  return (value) => {
    newest?.controller.abort()
    const controller = new AbortController()
    newest = { controller, answer: (async () => ask(value, controller.signal))() }
    return waitForNewest(newest)
  }
}
