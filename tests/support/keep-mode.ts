/**
 * Runs something that builds with Vite, which makes the whole process one of production; what the process starts later
 * must not take itself for that.
 */
export async function keepMode<Result>(task: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env
  try {
    return await task()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
